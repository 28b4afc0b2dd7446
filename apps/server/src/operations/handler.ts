import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unauthorized } from '../http/bearer.ts';
import type { Caller } from '../identity/identity.ts';

/** Handler context: the validated request, with the defaults and types of the OpenAPI document. */
export interface HandlerContext<Params, Query, Body> {
  params: Params;
  query: Query;
  body: Body;
  /** Caller. Defined on operations that need a token; on public ones only for a request with a valid token. */
  caller?: Caller;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Handler result: an object body is sent as JSON, a string or a stream with its own `content-type` header. */
export interface HandlerResult {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Context of an operation of unknown type: it is assignable to the context of any handler. */
export type AnyContext = HandlerContext<never, never, never>;

/** Handler of one operation, as the router calls it. */
export type Handler = (context: AnyContext) => Promise<HandlerResult>;

/** Handlers by operationId. */
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

/** Context of one operation, typed by the generated `operations[...]` of its service. */
export type OperationContext<Operation> = HandlerContext<
  PathOf<Operation>,
  QueryOf<Operation>,
  BodyOf<Operation>
>;

type Headers = Record<string, string>;
type ResponsesOf<Operation> = Operation extends { responses: infer Responses } ? Responses : never;
type ContentOf<Response> = Response extends { content: infer Content } ? Content : undefined;
/** Body of a result: JSON has its documented type; a handler writes an event stream itself; other text has a media type. */
type ResultBody<Content> = Content extends { 'application/json': infer Json }
  ? { body: Json; headers?: Headers }
  : Content extends Record<'text/event-stream', string> | undefined
    ? { body?: never; headers?: Headers }
    : { body: string | Readable; headers: Headers & { 'content-type': string } };

/**
 * Results that a handler of one operation may return: a documented status with its body. A handler that streams calls
 * `reply.hijack()` and returns the status alone, which is then ignored.
 */
export type OperationResult<Operation> = {
  [Status in keyof ResponsesOf<Operation>]: { status: Status } & ResultBody<
    ContentOf<ResponsesOf<Operation>[Status]>
  >;
}[keyof ResponsesOf<Operation>];

/** Handler of one operation, whose request and result are typed by the generated `operations[...]` of its service. */
export type OperationHandler<Operation> = (
  context: OperationContext<Operation>,
) => Promise<OperationResult<Operation>>;

/** Handlers by operationId, typed by the generated `operations` of a service; a module implements some of them. */
export type OperationHandlers<Operations> = {
  [Id in keyof Operations]: OperationHandler<Operations[Id]>;
};

/** Context with a caller, for operations that need a token. */
export type SignedIn<Context> = Context & { caller: Caller };

/** Handler of an operation that needs a token, with a defined `caller`. */
export function signedIn<Context extends { caller?: Caller }, Result>(
  handler: (context: SignedIn<Context>) => Promise<Result>,
): (context: Context) => Promise<Result> {
  return async (context) => {
    const { caller } = context;
    if (!caller) throw unauthorized('missing');
    return handler({ ...context, caller });
  };
}
