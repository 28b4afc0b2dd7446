import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { publicOriginOf } from '../config/s3-settings.ts';
import type { ServerConfig } from '../config/server-config.ts';

/** One year, in seconds. */
const HSTS_SECONDS = 31_536_000;

/**
 * Headers of all responses. They are set on the Node server, before Fastify and the OpenID provider handle the request, so
 * that malformed URLs and errors have them too; a route may replace one. Scripts are loaded from our own files only. Inline
 * styles are allowed, because the dialog and toast libraries insert style elements, which cannot execute anything.
 */
export function securityHeaders(
  app: FastifyInstance,
  config: ServerConfig,
  providerOrigins: () => readonly string[],
): void {
  const headers = constantHeaders(config.publicUrl.startsWith('https://'));
  app.server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('content-security-policy', contentSecurityPolicy(config, providerOrigins()));
  });
}

/** Security headers that are the same in all responses of a site, which is reached by TLS or not. */
export function constantHeaders(isTls: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'cross-origin-opener-policy': 'same-origin',
    ...(isTls ? { 'strict-transport-security': `max-age=${HSTS_SECONDS}` } : {}),
  };
}

/**
 * Content security policy of the portal's pages, with frames and documents from the configured origins only. Pages call an
 * external identity provider, and renew sign-ins in a frame of it; they read and write objects at the public address of an S3
 * store. The entry document adds the hashes of its own inline
 * scripts.
 */
export function contentSecurityPolicy(
  { portal, s3 }: Pick<ServerConfig, 'portal' | 's3'>,
  providerOrigins: readonly string[],
  scriptHashes: readonly string[] = [],
): string {
  const store = s3 && publicOriginOf(s3);
  return portalPolicy({
    ...portal,
    providers: providerOrigins,
    services: store === undefined ? [] : [store],
    scriptHashes,
  });
}

/** Origins that pages of the portal use beside their own. */
export interface PortalOrigins {
  visualizationHost: string | null;
  allowedFrameOrigins: readonly string[];
  allowedDocumentOrigins: readonly string[];
  /** Origins of the identity provider. */
  providers: readonly string[];
  /** Origins of services and of the object store. */
  services: readonly string[];
  /** Sources of the inline scripts of the entry document. */
  scriptHashes: readonly string[];
}

/** Content security policy of the portal's pages, on this server or on a static host. */
export function portalPolicy(origins: PortalOrigins): string {
  const { visualizationHost, allowedFrameOrigins, allowedDocumentOrigins, providers, services } = origins;
  const frames = [
    ...allowedFrameOrigins,
    // Our own visualisations are on this origin.
    ...(visualizationHost !== null && URL.canParse(visualizationHost) ? [visualizationHost] : []),
  ];
  return policyText({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...origins.scriptHashes],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...allowedDocumentOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...allowedDocumentOrigins, ...providers, ...services],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'self'", 'blob:', ...frames, ...providers],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  });
}

/**
 * Content security policy of our visualisations, which are shown in frames of this portal and of those on the other configured
 * origins. They load their own files only, frame nothing and send nothing.
 */
export function visualisationPolicy({ portalOrigins }: Pick<ServerConfig, 'portalOrigins'>): string {
  return policyText({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'connect-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'self'", ...portalOrigins],
  });
}

/** Text of a content security policy. */
export function policyText(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}
