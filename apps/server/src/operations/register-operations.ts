import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller, Identity } from '../identity/identity.ts';
import { ApiError } from '../http/api-error.ts';
import { authenticate } from './authenticate.ts';
import type { SpecDocuments } from '../http/contract/spec-documents.ts';
import { listOperations, type SpecOperation } from '../http/contract/spec-operations.ts';
import { ValidatorFactory, type OperationValidator } from '../http/contract/validators.ts';
import type { AnyContext, Handler, HandlerResult, HandlerTable } from './handler.ts';
import type { ServiceHandlers } from './service-handlers.ts';

/** What the routes need besides the documents. */
export interface OperationOptions {
  identity: Identity;
  handlers: ServiceHandlers;
  /** Answers that do not fit their document, and statuses that it does not list, become a 500 that says where. */
  validateResponses: boolean;
}

/** Makes one route for each operation of the OpenAPI documents: what is not in them cannot be called. */
export function registerOperations(
  app: FastifyInstance,
  specs: SpecDocuments,
  options: OperationOptions,
): void {
  const validators = new ValidatorFactory(specs);
  const callers = new WeakMap<FastifyRequest, Caller>();
  for (const operation of listOperations(specs)) {
    const validator = validators.forOperation(operation);
    const handler = findHandler(options.handlers, operation) ?? missingHandler(operation);
    app.route({
      method: operation.method,
      url: operation.url,
      bodyLimit: operation.limits.bytes,
      onRequest: async (request, reply) => {
        if (isPrivate(operation, request)) reply.header('cache-control', 'no-store');
        const caller = await authenticate(request, options.identity, operation.access);
        if (caller) callers.set(request, caller);
      },
      ...(options.validateResponses ? { onSend: refuseUndocumented(operation) } : {}),
      handler: async (request, reply) => {
        const valid = validator.request({
          params: request.params,
          query: request.query,
          headers: request.headers,
          body: request.body,
        });
        const caller = callers.get(request);
        const context = { ...valid, ...(caller ? { caller } : {}), request, reply };
        // Sound: the request was validated against the document that the types of the handler are generated from.
        const result = await handler(context as AnyContext);
        if (reply.sent) return reply;
        if (options.validateResponses) checkAnswer(operation, validator, result);
        return sendResult(reply, result);
      },
    });
  }
}

/** Answers to a caller with a token may hold what only they may see: no cache keeps them, not even on a shared computer. */
function isPrivate({ access }: SpecOperation, request: FastifyRequest): boolean {
  return access === 'required' || (access === 'optional' && request.headers.authorization !== undefined);
}

/** Operations of the documents that nothing answers yet. */
export function operationsWithoutHandler(specs: SpecDocuments, handlers: ServiceHandlers): string[] {
  return listOperations(specs)
    .filter((operation) => !findHandler(handlers, operation))
    .map((operation) => `${operation.service}.${operation.id}`);
}

function findHandler(handlers: ServiceHandlers, { service, id }: SpecOperation): Handler | undefined {
  const table: HandlerTable = handlers[service];
  return table[id];
}

function missingHandler(operation: SpecOperation): Handler {
  return async () => {
    throw new ApiError(501, `This server does not answer ${operation.method} ${operation.url} yet.`);
  };
}

function checkAnswer(operation: SpecOperation, validator: OperationValidator, result: HandlerResult): void {
  const problem = validator.response(result.status, result.body);
  if (problem)
    throw new ApiError(
      500,
      `The answer of ${operation.service}.${operation.id} does not fit its document: ${problem}.`,
    );
}

/** Turns an answer into a 500 when its status is not in the document: refusals and failures do not come from a handler. */
function refuseUndocumented(operation: SpecOperation) {
  return async (_request: FastifyRequest, { statusCode }: FastifyReply): Promise<void> => {
    if (!operation.responses.has(String(statusCode)) && !operation.responses.has('default'))
      throw new ApiError(
        500,
        `${operation.service}.${operation.id} answers ${statusCode}, which its document does not list.`,
      );
  };
}

function sendResult(reply: FastifyReply, { status, body, headers }: HandlerResult): FastifyReply {
  reply.code(status).headers(headers ?? {});
  return body === undefined ? reply.send() : reply.send(body);
}
