import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config/server-config.ts';
import { originOf } from '../http/absolute-url.ts';
import { readBearer } from '../http/bearer.ts';
import type { CurrentProvider } from './current-provider.ts';
import { remoteEvidence } from './remote-evidence.ts';
import { IDENTITY_ROOT } from './identity-root.ts';

/** Provider paths with public responses, which may be cached. */
const PUBLIC_PATHS = /^\/(\.well-known\/|jwks)/;

/** Source of a request. */
export interface RequestSource {
  /** Address of the caller, taken from trusted proxies if there are any. */
  address: string;
  /** Evidence that the request came from another machine. */
  remoteEvidence: string | undefined;
}

/** Sources of the requests that were forwarded to the provider, whose headers are rewritten. */
export type RequestSources = WeakMap<IncomingMessage, RequestSource>;

export interface ForwardOptions {
  config: Pick<ServerConfig, 'publicUrl' | 'publicUrlFixed'>;
  sources: RequestSources;
  /**
   * Ends the sign-in of an access token. The portal signs out by calling the end-session endpoint from a script with its
   * bearer token; the standard way is a page with a form.
   */
  endSession: (token: string, address: string) => Promise<void>;
}

/** Forwards all requests below the root to the provider, before Fastify reads their bodies. */
export function forwardToProvider(
  app: FastifyInstance,
  provider: Pick<CurrentProvider, 'respond'>,
  options: ForwardOptions,
): void {
  const forward = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const url = request.raw.url ?? '/';
    const path = url.slice(IDENTITY_ROOT.length) || '/';
    if (!PUBLIC_PATHS.test(path)) reply.header('cache-control', 'no-store');
    const token = readBearer(request.headers.authorization);
    if (token !== undefined && /^\/session\/end(\?|$)/.test(path)) {
      await options.endSession(token, request.ip);
      return reply.code(204).header('access-control-allow-origin', '*').send();
    }
    const { raw } = request;
    options.sources.set(raw, { address: request.ip, remoteEvidence: remoteEvidence(raw) });
    setForwarded(request, options.config);
    Object.assign(raw, { originalUrl: url });
    raw.url = path;
    hijackWithHeaders(reply);
    await provider.respond(raw, reply.raw);
    return reply;
  };
  for (const url of [IDENTITY_ROOT, `${IDENTITY_ROOT}/*`]) {
    app.route({
      method: ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'],
      url,
      onRequest: forward,
      handler: async () => undefined,
    });
  }
}

/** Hijacks the reply for a writer of the raw response. Headers that are already set, such as the security headers, stay. */
export function hijackWithHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
}

/**
 * Replaces the forwarding headers, which the provider trusts unconditionally, by verified values: PUBLIC_URL, or the values
 * of a trusted proxy.
 */
function setForwarded(request: FastifyRequest, config: ForwardOptions['config']): void {
  const { protocol, host } = new URL(originOf(request, config));
  const { headers } = request.raw;
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
  headers['x-forwarded-host'] = host;
  headers['x-forwarded-for'] = request.ip;
}
