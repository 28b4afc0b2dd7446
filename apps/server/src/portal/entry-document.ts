import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config/server-config.ts';
import { type EncodedBody, etagOf, sendEncoded } from '../http/encoded-body.ts';
import { portalSettings } from './portal-settings.ts';
import { scriptSource } from '../http/script-source.ts';
import { contentSecurityPolicy } from '../http/security-headers.ts';

/** Placeholder element of the build for the site's configuration. */
const EMPTY_CONFIG = '<script type="application/json" id="portal-config">null</script>';
/** Inline scripts that execute: without `src`, and without a data type. */
const INLINE_SCRIPT = /<script>([^]*?)<\/script>/g;

/** Entry document: the portal's index.html with the site's configuration, in each content encoding. */
export interface EntryDocument extends EncodedBody {
  /** Content security policy that allows this document's inline scripts by their hashes. */
  readonly policy: () => string;
}

/** Reads the built index.html and inserts the site's configuration; undefined when the portal is not built. */
export function readEntryDocument(
  config: ServerConfig,
  providerOrigins: () => readonly string[],
): EntryDocument | undefined {
  const path = join(config.paths.portalDist, 'index.html');
  if (!existsSync(path)) return undefined;
  const built = readFileSync(path, 'utf8');
  const { html, scriptHashes } = withSettings(built, portalSettings(config));
  const identity = Buffer.from(html);
  return {
    bodies: { br: brotliCompressSync(identity), gzip: gzipSync(identity), identity },
    etag: etagOf(identity),
    policy: () => contentSecurityPolicy(config, providerOrigins(), scriptHashes),
  };
}

/** The built index.html with the settings of a site, and the sources of its inline scripts for the policy. */
export function withSettings(built: string, settings: unknown): { html: string; scriptHashes: string[] } {
  const text = JSON.stringify(settings).replaceAll('<', '\\u003c');
  const html = built.replace(EMPTY_CONFIG, () => EMPTY_CONFIG.replace('null', () => text));
  return {
    html,
    scriptHashes: [...html.matchAll(INLINE_SCRIPT)].map(([, code = '']) => scriptSource(code)),
  };
}

/** Serves the entry document at the root. The browser revalidates it each time; an unchanged one is a 304. */
export function entryDocumentRoutes(app: FastifyInstance, document: EntryDocument): void {
  for (const url of ['/', '/index.html']) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      handler: async (request, reply) =>
        sendEncoded(request, reply.header('content-security-policy', document.policy()), {
          ...document,
          contentType: 'text/html; charset=utf-8',
        }),
    });
  }
}
