import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config/server-config.ts';
import { portalSettings } from './portal-settings.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';

/** Placeholder element of the build for the site's configuration. */
const EMPTY_CONFIG = '<script type="application/json" id="portal-config">null</script>';
/** Inline scripts that execute: without `src`, and without a data type. */
const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;

/** Entry document: the portal's index.html with the site's configuration, in each content encoding. */
export interface EntryDocument {
  readonly bodies: Readonly<Record<'br' | 'gzip' | 'identity', Buffer>>;
  readonly etag: string;
  /** Content security policy that allows this document's inline scripts by their hashes. */
  readonly policy: string;
}

/** Reads the built index.html and inserts the site's configuration; undefined when the portal is not built. */
export function readEntryDocument(config: ServerConfig): EntryDocument | undefined {
  const path = join(config.paths.portalDist, 'index.html');
  if (!existsSync(path)) return undefined;
  const built = readFileSync(path, 'utf8');
  const settings = JSON.stringify(portalSettings(config)).replaceAll('<', '\\u003c');
  const html = built.replace(EMPTY_CONFIG, () => EMPTY_CONFIG.replace('null', () => settings));
  const identity = Buffer.from(html);
  return {
    bodies: { br: brotliCompressSync(identity), gzip: gzipSync(identity), identity },
    etag: `"${createHash('sha256').update(identity).digest('base64url')}"`,
    policy: contentSecurityPolicy(
      config,
      [...html.matchAll(INLINE_SCRIPT)].map(
        ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
      ),
    ),
  };
}

/** Serves the entry document at the root. The browser revalidates it each time; an unchanged one is a 304. */
export function entryDocumentRoutes(app: FastifyInstance, document: EntryDocument): void {
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const encoding = encodingFor(String(request.headers['accept-encoding'] ?? ''));
    reply.headers({
      'cache-control': 'no-cache',
      'content-security-policy': document.policy,
      'content-type': 'text/html; charset=utf-8',
      etag: document.etag,
      vary: 'accept-encoding',
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    });
    const isKnown = request.headers['if-none-match']?.includes(document.etag) === true;
    return isKnown ? reply.code(304).send() : reply.send(document.bodies[encoding]);
  };
  for (const url of ['/', '/index.html']) {
    app.route({ method: ['GET', 'HEAD'], url, handler: send });
  }
}

function encodingFor(accepted: string): 'br' | 'gzip' | 'identity' {
  const names = accepted.split(',').map((part) => part.trim());
  const isAccepted = (name: string) =>
    names.some((entry) => entry === name || (entry.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(entry)));
  return isAccepted('br') ? 'br' : isAccepted('gzip') ? 'gzip' : 'identity';
}
