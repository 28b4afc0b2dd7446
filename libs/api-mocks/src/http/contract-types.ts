/** HTTP methods of the contract. */
export type Verb = 'get' | 'post' | 'put' | 'delete';

/** Paths with this method; the generated types mark other methods with an optional `never`. */
export type PathsWith<Paths, V extends Verb> = {
  [P in keyof Paths]: Paths[P] extends Record<V, object> ? P : never;
}[keyof Paths];

export type OperationOf<Paths, P extends keyof Paths, V extends Verb> =
  Paths[P] extends Record<V, infer Operation> ? Operation : never;

export type ResponsesOf<Operation> = Operation extends { responses: infer Responses } ? Responses : never;

export type ContentOf<Response> = Response extends { content: infer Content } ? Content : never;

export type RequestBodyOf<Operation> = Operation extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;
