import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './api-error.ts';
import { discardBody } from './discard-body.ts';
import { ERROR_PAGE_HEADERS, requestErrorPage, isPageRequest } from './error-page.ts';
import { fitErrorBody } from './fit-error-body.ts';
import { operationalFailure } from './operational-failure.ts';
import { preferredLanguage, type Language, type Sentence } from './preferred-language.ts';
import { withoutSecrets } from './request-log.ts';

const SENTENCES: Readonly<Record<string, Sentence>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: {
    'en-US': 'The body is not valid JSON: check quotes, commas and brackets.',
    'zh-CN': '请求内容不是有效的 JSON：请检查引号、逗号和括号。',
  },
  FST_ERR_CTP_EMPTY_JSON_BODY: {
    'en-US': 'The body is empty: send a JSON document, or leave out the content type.',
    'zh-CN': '请求内容为空：请发送 JSON 文档，或省略内容类型。',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    'en-US': 'Send the body as application/json.',
    'zh-CN': '请以 application/json 发送请求内容。',
  },
  FST_ERR_MAX_PARAM_LENGTH: {
    'en-US': 'A part of the path is longer than this server takes.',
    'zh-CN': '路径中有一部分超过本服务器可接受的长度。',
  },
  FST_ERR_BAD_URL: {
    'en-US': 'The path is not a valid URL: check its percent-encoding.',
    'zh-CN': '路径不是有效的 URL：请检查其百分号编码。',
  },
};

const UNEXPECTED: Sentence = {
  'en-US': 'Something went wrong on the server; its log says more.',
  'zh-CN': '服务器发生错误，详情见服务器日志。',
};

/**
 * Error handler: every error response is JSON, or a page for a person who opened the address. Errors that are not for the caller are
 * logged, and the response is a 500.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError | ApiError, request, reply) => {
    if ('code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
      await discardBody(request.raw);
      return sendError(new ApiError(413, tooLarge(request.routeOptions.bodyLimit)), request, reply);
    }
    return sendError(error, request, reply);
  });
  app.setNotFoundHandler((request, reply) => {
    const address = `${request.method} ${request.url.split('?')[0] ?? ''}`;
    const error = new ApiError(404, {
      'en-US': `There is nothing at ${address}.`,
      'zh-CN': `${address} 处没有内容。`,
    });
    return sendError(error, request, reply);
  });
}

/** Sends one error; also for errors before routing, such as a malformed path. */
export function sendError(
  error: FastifyError | ApiError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const language = preferredLanguage(request.headers['accept-language']);
  const respond = (response: ApiError) => send(request, reply, response, language);
  if (error instanceof ApiError) return respond(error);
  const status = error.statusCode ?? 500;
  const sentence = SENTENCES[error.code] ?? notAccepted(error.message);
  if (status < 500) return respond(new ApiError(status, sentence));
  // The client disconnected: there is no failure, and no response to send.
  if (request.raw.destroyed && error.code === 'ECONNRESET') return respond(new ApiError(400, sentence));
  const operational = operationalFailure(error);
  logFailure(request, operational ? error.message : (error.stack ?? error.message));
  return respond(operational ?? new ApiError(500, UNEXPECTED));
}

function tooLarge(limit: number): Sentence {
  return {
    'en-US': `The body is larger than ${limit} bytes, the most that this operation accepts: send less in one request.`,
    'zh-CN': `请求内容超过 ${limit} 字节，即此操作的上限：请减少单次请求的内容。`,
  };
}

function notAccepted(message: string): Sentence {
  return { 'en-US': message, 'zh-CN': `服务器不接受此请求。原文：${message}` };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  error: ApiError,
  language: Language,
): FastifyReply {
  const body = fitErrorBody(error.body(language), language);
  reply.code(error.status).headers(error.headers);
  return isPageRequest(request)
    ? reply.headers(ERROR_PAGE_HEADERS).send(requestErrorPage(language, body.message))
    : reply.type('application/json; charset=utf-8').send(body);
}

function logFailure(request: FastifyRequest, reason: string): void {
  const { method, routeOptions } = request;
  request.log.error(
    { method, route: routeOptions.url ?? null, reason: withoutSecrets(reason) },
    'request failed',
  );
}
