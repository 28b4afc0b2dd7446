import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Compression level at which a megabyte takes a tenth of a second, once. */
const BROTLI_QUALITY = 6;

/** Content encodings of a body, the smallest first. */
type Encoding = 'br' | 'gzip' | 'identity';

/** Body in each content encoding. */
export interface EncodedBody {
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
  readonly etag: string;
}

/** Compresses a body that is sent often. */
export async function encodeBody(identity: Buffer): Promise<EncodedBody> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
    promisify(gzip)(identity),
  ]);
  return { bodies: { br, gzip: gz, identity }, etag: etagOf(identity) };
}

/** Entity tag of a body: its digest. */
export function etagOf(body: Buffer): string {
  return `"${createHash('sha256').update(body).digest('base64url')}"`;
}

/** Sends a body in an encoding that the client accepts. The browser revalidates it each time; an unchanged one is a 304. */
export function sendEncoded(
  request: FastifyRequest,
  reply: FastifyReply,
  { bodies, etag, contentType }: EncodedBody & { readonly contentType: string },
): FastifyReply {
  const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
  reply.headers({
    'cache-control': 'no-cache',
    'content-type': contentType,
    etag,
    vary: 'accept-encoding',
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  });
  const isKnown = request.headers['if-none-match']?.includes(etag) === true;
  return isKnown ? reply.code(304).send() : reply.send(bodies[encoding]);
}

function encodingFor(accepted: string): Encoding {
  const names = accepted.split(',').map((part) => part.trim());
  const isAccepted = (name: string) =>
    names.some((entry) => entry === name || (entry.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(entry)));
  return isAccepted('br') ? 'br' : isAccepted('gzip') ? 'gzip' : 'identity';
}
