import { type FetchResponse, type MaybeOptionalInit } from 'openapi-fetch';

type Verb = 'get' | 'post' | 'put' | 'delete';

/** Paths with this method; the generated types mark other methods with an optional `never`. */
type PathsWith<Paths, V extends Verb> = {
  [P in keyof Paths]: Paths[P] extends Record<V, object> ? P : never;
}[keyof Paths];

type Operation<Paths, P extends keyof Paths, V extends Verb> =
  Paths[P] extends Record<V, infer O extends object> ? O : never;

type InitOf<Paths, P extends keyof Paths, V extends Verb> = MaybeOptionalInit<
  Paths[P] extends Record<V, unknown> ? Paths[P] : never,
  V
>;

/** The init argument is optional when nothing in it is required. */
type InitArguments<Init> = Partial<Init> extends Init ? [init?: Init] : [init: Init];

/** Success half of an openapi-fetch result: the clients throw for the other half. */
type SuccessResult<Response> = Extract<Response, { error?: never }>;

type Call<Paths, V extends Verb> = <P extends PathsWith<Paths, V>, Init extends InitOf<Paths, P, V>>(
  path: P,
  ...init: InitArguments<Init>
) => Promise<SuccessResult<FetchResponse<Operation<Paths, P, V>, Init, `${string}/${string}`>>>;

/**
 * Typed client of one service. A call resolves to `{ data, response }` for a 2xx response; otherwise it rejects with
 * HttpError, NotFoundError, NetworkError or TimeoutError, or with the caller's own abort reason.
 */
export interface ApiClient<Paths> {
  GET: Call<Paths, 'get'>;
  POST: Call<Paths, 'post'>;
  PUT: Call<Paths, 'put'>;
  DELETE: Call<Paths, 'delete'>;
}
