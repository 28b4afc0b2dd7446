import { pipeline, Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import type { Sentence } from '../http/preferred-language.ts';
import { attachment } from './attachment-header.ts';
import { readByteRange } from './byte-range.ts';
import { checkedAtEnd } from './checked-at-end.ts';
import { tooLarge } from './digesting-stream.ts';
import type { FindGrowing, GrowingObject } from './growing-object.ts';
import type { ObjectInfo, ObjectStore } from './object-store.ts';
import { exactLength } from './parts/exact-length.ts';
import { checkPartLength, type PartStore } from './parts/part-store.ts';
import type { LinkGrant, LinkSigner } from './signed-links.ts';
import type { StoreByLink } from './store-by-link.ts';

/** Root path of signed links. */
export const STORAGE_ROOT = '/storage';

const EXPOSED_HEADERS =
  'etag, content-length, content-range, content-type, last-modified, accept-ranges, x-checksum-sha256';

/** Options of the routes for signed links. */
export interface StorageRouteOptions {
  objects: ObjectStore;
  parts: PartStore;
  signer: LinkSigner;
  /** Throws an `ApiError` for a key that no upload may have. */
  checkName: (key: string) => void;
  /** Writes a whole object within the quotas; throws an `ApiError` where they have no room. */
  store: StoreByLink;
  /** Finds content that is stored later, such as the log of a run that is under way. */
  findGrowing: FindGrowing;
}

/**
 * Serves presigned links for any store: PUT writes a whole object or a part of one, GET and HEAD read one, with ranges. A
 * store with links of its own needs them for what those cannot do.
 */
export async function storageRoutes(app: FastifyInstance, options: StorageRouteOptions): Promise<void> {
  const { objects, parts, signer, checkName, store, findGrowing } = options;
  const url = `${STORAGE_ROOT}/:bucket/*`;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({
      'access-control-allow-origin': '*',
      'access-control-expose-headers': EXPOSED_HEADERS,
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  app.options(url, async (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, HEAD, PUT',
        'access-control-allow-headers': 'content-type, range',
        'access-control-max-age': '600',
      })
      .send(),
  );

  app.route({
    method: ['GET', 'HEAD'],
    url,
    handler: async (request, reply) => {
      const grant = admit(signer, request);
      const info = await objects.head(grant.bucket, grant.key);
      if (info) return sendObject(objects, info, grant, request, reply);
      const growing = await findGrowing(grant);
      if (!growing)
        throw new ApiError(404, {
          'en-US': `There is no object "${grant.key}" any more.`,
          'zh-CN': `文件“${grant.key}”已不存在。`,
        });
      return sendGrowing(growing, grant, request, reply);
    },
  });

  app.put(url, async (request, reply) => {
    const grant = admit(signer, request);
    const maxBytes = grant.maxBytes ?? 0;
    checkName(grant.key);
    const stated = request.headers['content-length'];
    if (Number(stated ?? 0) > maxBytes) throw tooLarge(maxBytes);
    if (grant.part) {
      const { upload, number } = grant.part;
      checkPartLength(stated, maxBytes);
      const part = { bucket: grant.bucket, key: grant.key, storeId: upload, number, bytes: maxBytes };
      await parts.write(part, request.raw);
      return reply.code(200).send();
    }
    const { bucket, key } = grant;
    const length = stated === undefined ? undefined : Number(stated);
    const info = await store({ bucket, key, length, maxBytes }, (most, check) =>
      objects.put(bucket, key, check ? checkedAtEnd(request.raw, check) : request.raw, { maxBytes: most }),
    );
    return reply
      .code(200)
      .headers({ etag: `"${info.etag}"`, 'x-checksum-sha256': info.sha256 })
      .send();
  });
}

const EXPIRED: Sentence = {
  'en-US': 'This link has expired: request a new one.',
  'zh-CN': '此链接已过期：请获取新的链接。',
};
const INVALID: Sentence = {
  'en-US': 'This link is not valid: it was changed, or it is for another object or method.',
  'zh-CN': '此链接无效：它被改动过，或用于其他对象或方法。',
};

function admit(signer: LinkSigner, request: FastifyRequest): LinkGrant {
  const { bucket, '*': key } = request.params as { bucket: string; '*': string };
  const verdict = signer.verify(request.method, bucket, key, request.query as Record<string, unknown>);
  if ('grant' in verdict) return verdict.grant;
  throw new ApiError(403, verdict.refused === 'expired' ? EXPIRED : INVALID);
}

async function sendObject(
  objects: ObjectStore,
  info: ObjectInfo,
  grant: LinkGrant,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const etag = `"${info.etag}"`;
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'content-type': info.contentType,
    'last-modified': info.lastModified.toUTCString(),
    ...(info.sha256 === null ? {} : { 'x-checksum-sha256': info.sha256 }),
    'cache-control': 'private, no-cache',
    'content-security-policy': contentPolicy(info.contentType, grant.scripts),
    ...(grant.fileName === undefined ? {} : { 'content-disposition': attachment(grant.fileName) }),
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  const range = wantedRange(request, info, etag);
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${info.size}`);
    throw new ApiError(416, {
      'en-US': `The range begins after the end of the object, which has ${info.size} bytes.`,
      'zh-CN': `所请求的范围超出文件末尾，文件共 ${info.size} 字节。`,
    });
  }
  const length = range ? range.end - range.start + 1 : info.size;
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${info.size}`);
  reply.header('content-length', length);
  if (request.method === 'HEAD' || length === 0) return reply.send();
  // The range also for a whole object, because a log may have grown since its size was read.
  const content = await objects.open(info.bucket, info.key, range ?? { start: 0, end: info.size - 1 });
  // The client would read another number of bytes than the stated one as the beginning of the next response, or wait for
  // the rest for ever: the connection is closed instead.
  const wrongLength = () =>
    new Error(`The object store sent another length of "${info.key}" than it had stated.`);
  return reply.send(pipeline(content, exactLength(length, wrongLength), () => undefined));
}

/** Sends the text that there is now. It has no ranges and no tag: the next response has more of it. */
function sendGrowing(
  { size, pieces }: GrowingObject,
  { fileName }: LinkGrant,
  { method }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers({
    'content-type': 'text/plain; charset=utf-8',
    'content-length': size,
    'cache-control': 'no-store',
    'content-security-policy': contentPolicy('text/plain'),
    ...(fileName === undefined ? {} : { 'content-disposition': attachment(fileName) }),
  });
  return reply.send(method === 'HEAD' || size === 0 ? undefined : Readable.from(pieces()));
}

function wantedRange(
  request: FastifyRequest,
  info: ObjectInfo,
  etag: string,
): ReturnType<typeof readByteRange> {
  const condition = request.headers['if-range'];
  return condition === undefined || condition === etag
    ? readByteRange(request.headers.range, info.size)
    : undefined;
}

/** Policy for uploaded content: no requests and an opaque origin, except for the browser's PDF viewer; scripts on demand. */
function contentPolicy(contentType: string, scripts = false): string {
  if (scripts)
    return [
      'sandbox allow-scripts allow-popups allow-downloads',
      "default-src 'none'",
      "script-src 'unsafe-inline' 'unsafe-eval' data: blob:",
      "style-src 'unsafe-inline' data:",
      'img-src data: blob:',
      'font-src data:',
      'worker-src blob:',
      "frame-ancestors 'self'",
    ].join('; ');
  return contentType === 'application/pdf'
    ? "default-src 'none'; frame-ancestors 'self'"
    : "sandbox; default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'self'";
}
