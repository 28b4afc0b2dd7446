import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unauthorized } from '../http/bearer.ts';
import type { Caller } from '../identity/identity.ts';

/** What a handler gets: already validated, with the defaults and types of the OpenAPI document. */
export interface HandlerContext<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  /** Who asks. Always there on operations that need a token; on anonymous ones only when a valid token came along. */
  caller?: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** A response as the router sends it: an object body as JSON, a string or a stream with its own `content-type` header. */
export interface HandlerResult {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** The context of an operation whose types the router does not know: a handler of any operation takes it. */
export type AnyContext = HandlerContext<never, never, never>;

/** The work behind one operation, as the router calls it. */
export type Handler = (context: AnyContext) => Promise<HandlerResult>;

/** Handlers by operationId, as the router looks them up. */
export type HandlerTable = Record<string, Handler>;

type ParametersOf<Operation> = Operation extends { parameters: infer Parameters } ? Parameters : object;
type PathOf<Operation> = ParametersOf<Operation> extends { path: infer Path } ? Path : Record<never, string>;
type QueryOf<Operation> =
  ParametersOf<Operation> extends { query?: never }
    ? Record<never, unknown>
    : ParametersOf<Operation> extends { query?: infer Query }
      ? NonNullable<Query>
      : Record<never, unknown>;
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

type Headers = Record<string, string>;
type ResponsesOf<Operation> = Operation extends { responses: infer Responses } ? Responses : never;
type ContentOf<Response> = Response extends { content: infer Content } ? Content : undefined;
/** JSON has its documented type; a handler writes an event stream by itself; other text names its media type. */
type ResultBody<Content> = Content extends { 'application/json': infer Json }
  ? { body: Json; headers?: Headers }
  : Content extends Record<'text/event-stream', string> | undefined
    ? { body?: never; headers?: Headers }
    : { body: string | Readable; headers: Headers & { 'content-type': string } };

/**
 * The results that a handler of one operation may return: a status that the document lists, with the body of that status.
 * A handler that streams by itself calls `reply.hijack()` and returns the status alone, which is then ignored.
 */
export type OperationResult<Operation> = {
  [Status in keyof ResponsesOf<Operation>]: { status: Status } & ResultBody<
    ContentOf<ResponsesOf<Operation>[Status]>
  >;
}[keyof ResponsesOf<Operation>];

/** The work behind one operation: request and response are typed by the generated `operations[...]` of its service. */
export type OperationHandler<Operation> = (
  context: OperationContext<Operation>,
) => Promise<OperationResult<Operation>>;

/** Handlers by operationId, typed by the generated `operations` of a service; a service module has some of them. */
export type OperationHandlers<Operations> = {
  [Id in keyof Operations]: OperationHandler<Operations[Id]>;
};

/** The caller of an operation that needs a token. */
export type SignedIn<Context> = Context & { caller: Caller };

/** A handler of an operation that needs a token: `caller` is there. */
export function signedIn<Context extends { caller?: Caller }, Result>(
  handler: (context: SignedIn<Context>) => Promise<Result>,
): (context: Context) => Promise<Result> {
  return async (context) => {
    const { caller } = context;
    if (!caller) throw unauthorized('missing');
    return handler({ ...context, caller });
  };
}
