import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../identity/identity.ts';

/** What a handler gets: already validated, with the defaults and types of the OpenAPI document. */
export interface HandlerContext<
  Params = Record<string, string>,
  Query = Record<string, unknown>,
  Body = unknown,
> {
  params: Params;
  query: Query;
  body: Body;
  /** Who asks. Always there on operations that need a token; on anonymous ones only when a valid token came along. */
  caller?: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
}

/**
 * What a handler answers. An object body is sent as JSON; a string or a stream needs its own `content-type` header.
 * A handler that streams by itself calls `reply.hijack()` and answers `{ status: 200 }`, which is then ignored.
 */
export interface HandlerResult {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The work behind one operationId. */
export type Handler = (context: HandlerContext) => Promise<HandlerResult>;

/** Handlers by operationId, as each service module exports them. */
export type HandlerTable = Record<string, Handler>;

type ParametersOf<Operation> = Operation extends { parameters: infer Parameters } ? Parameters : object;
type PathOf<Operation> = ParametersOf<Operation> extends { path: infer Path } ? Path : Record<never, string>;
type QueryOf<Operation> =
  ParametersOf<Operation> extends { query?: infer Query } ? NonNullable<Query> : Record<never, unknown>;
type BodyOf<Operation> = Operation extends { requestBody?: infer Request }
  ? NonNullable<Request> extends { content: { 'application/json': infer Body } }
    ? Body
    : undefined
  : undefined;

/** The context of one operation, typed by the generated `operations[...]` of its service. */
export type OperationContext<Operation> = HandlerContext<
  PathOf<Operation>,
  QueryOf<Operation>,
  BodyOf<Operation>
>;

/** The caller of an operation that needs a token: the framework has refused everybody else. */
export type SignedIn<Context> = Context & { caller: Caller };

/**
 * Types a handler by its operation: `operation<operations['getProject']>(async ({ params }) => ...)`.
 * The cast is sound because the router validates path, query and body against the same document the types come from.
 */
export function operation<Operation>(
  handler: (context: OperationContext<Operation>) => Promise<HandlerResult>,
): Handler {
  return handler as Handler;
}

/** Like {@link operation} for an operation that needs a token: `caller` is there. */
export function signedInOperation<Operation>(
  handler: (context: SignedIn<OperationContext<Operation>>) => Promise<HandlerResult>,
): Handler {
  return handler as Handler;
}
