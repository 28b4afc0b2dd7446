import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, type ErrorBody } from './api-error.ts';
import { discardBody } from './discard-body.ts';
import { fitErrorBody } from './fit-error-body.ts';
import { operationalFailure } from './operational-failure.ts';
import { preferredLanguage, type Sentence } from './preferred-language.ts';
import { withoutSecrets } from './request-log.ts';

const SENTENCES: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON: check quotes, commas and brackets.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty: send a JSON document, or leave out the content type.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the body as application/json.',
  FST_ERR_MAX_PARAM_LENGTH: 'A part of the path is longer than this server takes.',
  FST_ERR_BAD_URL: 'The path is not a valid URL: check its percent-encoding.',
};

const UNEXPECTED: Sentence = {
  'en-US': 'Something went wrong on the server; its log says more.',
  'zh-CN': '服务器发生错误，详情见服务器日志。',
};

/** Error handler: every error response is JSON. Errors that are not for the caller are logged, and the response is a 500. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError | ApiError, request, reply) => {
    if ('code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
      await discardBody(request.raw);
      return sendError(new ApiError(413, tooLarge(request.routeOptions.bodyLimit)), request, reply);
    }
    return sendError(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) =>
    send(reply, 404, {
      message: `There is nothing at ${request.method} ${request.url.split('?')[0] ?? ''}.`,
    }),
  );
}

/** Sends one error; also for errors before routing, such as a malformed path. */
export function sendError(
  error: FastifyError | ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = preferredLanguage(request.headers['accept-language']);
  if (error instanceof ApiError) return send(reply, error.status, error.body(language), error.headers);
  const status = error.statusCode ?? 500;
  if (status < 500) return send(reply, status, { message: SENTENCES[error.code] ?? error.message });
  // The client disconnected: there is no failure, and no response to send.
  if (request.raw.destroyed && error.code === 'ECONNRESET')
    return send(reply, 400, { message: error.message });
  const operational = operationalFailure(error);
  logFailure(request, operational ? error.message : (error.stack ?? error.message));
  if (operational) return send(reply, operational.status, operational.body(language), operational.headers);
  return send(reply, 500, { message: UNEXPECTED[language] });
}

function tooLarge(limit: number): Sentence {
  return {
    'en-US': `The body is larger than ${limit} bytes, the most that this operation accepts: send less in one request.`,
    'zh-CN': `请求内容超过 ${limit} 字节，即此操作的上限：请减少单次请求的内容。`,
  };
}

function send(
  reply: FastifyReply,
  status: number,
  body: ErrorBody,
  headers: Readonly<Record<string, string>> = {},
): FastifyReply {
  return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(fitErrorBody(body));
}

function logFailure(request: FastifyRequest, reason: string): void {
  const { method, routeOptions } = request;
  request.log.error(
    { method, route: routeOptions.url ?? null, reason: withoutSecrets(reason) },
    'request failed',
  );
}
