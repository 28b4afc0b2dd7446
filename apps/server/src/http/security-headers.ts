import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config/server-config.ts';

/** One year, in seconds. */
const HSTS_SECONDS = 31_536_000;

/**
 * Headers of all responses. They are set on the Node server, before Fastify and the OpenID provider handle the request, so
 * that malformed URLs and errors have them too; a route may replace one. Scripts are loaded from our own files only. Inline
 * styles are allowed, because the dialog and toast libraries insert style elements, which cannot execute anything.
 */
export function securityHeaders(app: FastifyInstance, config: ServerConfig): void {
  const headers = {
    'content-security-policy': contentSecurityPolicy(config),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(config.publicUrl.startsWith('https://')
      ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}` }
      : {}),
  };
  app.server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  });
}

/**
 * Content security policy of the portal's pages, with frames and documents from the configured origins only. The entry
 * document adds the hashes of its own inline scripts.
 */
export function contentSecurityPolicy(
  { portal }: Pick<ServerConfig, 'portal'>,
  scriptHashes: readonly string[] = [],
): string {
  const frames = [
    ...portal.allowedFrameOrigins,
    ...(portal.visualizationHost === null ? [] : [portal.visualizationHost]),
  ];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...portal.allowedDocumentOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...portal.allowedDocumentOrigins],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'blob:', ...frames],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
