import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { BodyLimits } from '../config/server-config.ts';
import type { ErrorBody } from './api-error.ts';
import { preferredLanguage, type Sentence } from './preferred-language.ts';

/**
 * Ends requests whose body stalls, with 408, because open connections cost memory and file handles. An API body must be
 * complete within a time. An upload (a PUT below `uploadRoot`) may take any time if some bytes arrive in each window. The
 * listener is on the Node server, because sign-in and uploads bypass Fastify's body parser.
 */
export function limitBodyTime(app: FastifyInstance, limits: BodyLimits, uploadRoot: string): void {
  app.server.prependListener('request', (request: IncomingMessage, response: ServerResponse) =>
    watchBody(request, response, limits, uploadRoot),
  );
}

/** Watches a request until its body is complete. */
export function watchBody(
  request: IncomingMessage,
  response: ServerResponse,
  limits: BodyLimits,
  uploadRoot: string,
): void {
  const { headers } = request;
  if (headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0) return;
  const isUpload = request.method === 'PUT' && request.url?.startsWith(`${uploadRoot}/`) === true;
  const windowMs = isUpload ? limits.uploadWindowMs : limits.bodyMs;
  const { socket } = request;
  let seen = socket.bytesRead;
  const timer = setInterval(() => {
    const received = socket.bytesRead - seen;
    seen = socket.bytesRead;
    if (isUpload && received >= limits.uploadWindowBytes) return;
    stop();
    refuse(request, response, isUpload, windowMs);
  }, windowMs);
  timer.unref();
  const stop = () => clearInterval(timer);
  request.once('end', stop);
  request.once('close', stop);
}

function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  isUpload: boolean,
  windowMs: number,
): void {
  const language = preferredLanguage(request.headers['accept-language']);
  const body: ErrorBody = { message: tooSlow(isUpload, Math.round(windowMs / 1000))[language] };
  if (response.headersSent) {
    request.destroy();
    return;
  }
  response.writeHead(408, { 'content-type': 'application/json; charset=utf-8', connection: 'close' });
  response.end(JSON.stringify(body), () => request.destroy());
}

function tooSlow(isUpload: boolean, seconds: number): Sentence {
  return isUpload
    ? {
        'en-US': `The upload was ended: next to nothing of it arrived within ${seconds} seconds. Send the file again.`,
        'zh-CN': `上传已结束：${seconds} 秒内几乎没有收到内容。请重新发送文件。`,
      }
    : {
        'en-US': `The body of the request did not arrive within ${seconds} seconds. Send it again.`,
        'zh-CN': `请求内容未在 ${seconds} 秒内到达。请重新发送。`,
      };
}
