import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Callers } from '../identity/callers.ts';
import { ApiError } from '../http/api-error.ts';
import type { LimitRate } from './rate-limits.ts';
import { withStatementLimit } from '../records/statement-limit.ts';
import { withinTime } from './within-time.ts';
import { createAuthenticate, type Authentication } from './authenticate.ts';
import type { ContractOperation } from '../http/contract/contract.ts';
import type { SpecDocuments } from '../http/contract/spec-documents.ts';
import { listOperations, type SpecOperation } from '../http/contract/spec-operations.ts';
import type { OperationValidator } from '../http/contract/validators.ts';
import type { AnyContext, Handler, HandlerResult, HandlerTable } from './handler.ts';
import type { ServiceHandlers } from './service-handlers.ts';

/** Options of the routes. */
export interface OperationOptions {
  callers: Callers;
  handlers: ServiceHandlers;
  limitRate: LimitRate;
  /** Respond with 500 and the location when a response does not match its document or has an undocumented status. */
  validateResponses: boolean;
  /** Time limit of operations that only read, in milliseconds. */
  readMs: number;
  /** Time limit of each statement of the others in PostgreSQL, in milliseconds. */
  writeMs: number;
}

/** Registers one route for each operation of the OpenAPI documents; there are no other API routes. */
export function registerOperations(
  app: FastifyInstance,
  contract: readonly ContractOperation[],
  options: OperationOptions,
): void {
  const authenticate = createAuthenticate(options.callers);
  const authentications = new WeakMap<FastifyRequest, Authentication>();
  for (const { operation, validator } of contract) {
    const handler = findHandler(options.handlers, operation) ?? missingHandler(operation);
    const inTime = <Result>(work: () => Promise<Result>) =>
      operation.rateClass === 'reads'
        ? withinTime(withStatementLimit(options.readMs, work), options.readMs)
        : withStatementLimit(options.writeMs, work);
    app.route({
      method: methodsOf(operation),
      url: operation.url,
      bodyLimit: operation.limits.bytes,
      onRequest: async (request, reply) => {
        if (isPrivate(operation, request)) reply.header('cache-control', 'no-store');
        const authentication = await inTime(() => authenticate(request, operation)).catch(
          async (refusal: unknown) => {
            await options.limitRate(operation.rateClass, request);
            throw refusal;
          },
        );
        authentications.set(request, authentication);
        await options.limitRate(operation.rateClass, request, authentication.caller?.sub);
      },
      ...(options.validateResponses ? { onSend: refuseUndocumented(operation) } : {}),
      handler: async (request, reply) => {
        const valid = validator.request({
          params: request.params,
          query: request.query,
          headers: request.headers,
          body: request.body,
        });
        const { caller, refusal } = authentications.get(request) ?? {};
        const context = { ...valid, ...(caller ? { caller } : {}), request, reply };
        // Safe: the request was validated against the document from which the types of the handler are generated.
        const result = await inTime(() => handler(context as AnyContext)).catch((error: unknown) => {
          // A public operation that asks for a sign-in needs the scope that the token does not have.
          throw refusal && error instanceof ApiError && error.status === 401 ? refusal : error;
        });
        if (reply.sent) return reply;
        if (options.validateResponses) checkResponse(operation, validator, result);
        return sendResult(reply, result);
      },
    });
  }
}

/** Base of the services that GA4GH standardises. */
const GA4GH_BASE = '/ga4gh/';

/** Methods of a route. Clients of GA4GH services send HEAD where they only want to know whether an object exists. */
function methodsOf({ method, url }: SpecOperation): string[] {
  return method === 'GET' && url.startsWith(GA4GH_BASE) ? ['GET', 'HEAD'] : [method];
}

/** True for responses that depend on the caller: no cache may store them, not even on a shared computer. */
function isPrivate({ access }: SpecOperation, request: FastifyRequest): boolean {
  return access === 'required' || (access === 'optional' && request.headers.authorization !== undefined);
}

/** Operations of the documents without a handler. */
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
    throw new ApiError(501, {
      'en-US': `This server does not implement ${operation.method} ${operation.url} yet.`,
      'zh-CN': `本服务器尚未实现 ${operation.method} ${operation.url}。`,
    });
  };
}

function checkResponse(operation: SpecOperation, validator: OperationValidator, result: HandlerResult): void {
  const problem = validator.response(result.status, result.body);
  if (problem)
    throw new ApiError(500, {
      'en-US': `The response of ${operation.service}.${operation.id} does not match its document: ${problem}.`,
      'zh-CN': `${operation.service}.${operation.id} 的响应与其文档不符：${problem}。`,
    });
}

/** Replaces a response with an undocumented status by a 500. Errors do not come from a handler and pass. */
function refuseUndocumented(operation: SpecOperation) {
  return async (_request: FastifyRequest, { statusCode }: FastifyReply): Promise<void> => {
    if (!operation.responses.has(String(statusCode)) && !operation.responses.has('default'))
      throw new ApiError(500, {
        'en-US': `${operation.service}.${operation.id} returned ${statusCode}, which its document does not list.`,
        'zh-CN': `${operation.service}.${operation.id} 返回了 ${statusCode}，而其文档未列出此状态码。`,
      });
  };
}

function sendResult(reply: FastifyReply, { status, body, headers }: HandlerResult): FastifyReply {
  reply.code(status).headers(headers ?? {});
  return body === undefined ? reply.send() : reply.send(body);
}
