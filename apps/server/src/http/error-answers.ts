import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError, type ErrorBody } from './api-error.ts';

const SENTENCES: Record<string, string> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'The body is not valid JSON: check quotes, commas and brackets.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty: send a JSON document, or leave out the content type.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the body as application/json.',
  FST_ERR_CTP_BODY_TOO_LARGE: 'The body is larger than this server takes.',
};

/** Every error leaves as JSON; what was not meant for the caller is logged and leaves as a plain 500. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    if (error instanceof ApiError) return send(reply, error.status, error.body(), error.headers);
    const status = error.statusCode ?? 500;
    if (status < 500) return send(reply, status, { message: SENTENCES[error.code] ?? error.message });
    logFailure(request, error);
    return send(reply, 500, { message: 'Something went wrong on the server; its log says more.' });
  });
  app.setNotFoundHandler((request, reply) =>
    send(reply, 404, {
      message: `There is nothing at ${request.method} ${request.url.split('?')[0] ?? ''}.`,
    }),
  );
}

function send(
  reply: FastifyReply,
  status: number,
  body: ErrorBody,
  headers: Readonly<Record<string, string>> = {},
): FastifyReply {
  return reply.code(status).headers(headers).type('application/json; charset=utf-8').send(body);
}

function logFailure(request: FastifyRequest, error: Error): void {
  console.error(
    `${request.method} ${request.url.split('?')[0] ?? ''} failed: ${error.stack ?? error.message}`,
  );
}
