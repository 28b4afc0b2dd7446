import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { ServerConfig } from '../config/server-config.ts';
import { originOf } from '../http/absolute-url.ts';
import { readBearer } from '../http/bearer.ts';
import { foreignSign } from './foreign-sign.ts';
import { IDENTITY_ROOT } from './identity-root.ts';

/** Paths of the provider whose answers are the same for everybody, and may be cached. */
const PUBLIC_PATHS = /^\/(\.well-known\/|jwks)/;

/** Origin of a request. */
export interface RequestSource {
  /** Address of the caller, behind trusted proxies if there are any. */
  address: string;
  /** Why the request may come from another machine. */
  foreignSign: string | undefined;
}

/** Origins of the requests that were handed to the provider, which sees rewritten headers. */
export type RequestSources = WeakMap<IncomingMessage, RequestSource>;

export interface ForwardOptions {
  config: Pick<ServerConfig, 'publicUrl' | 'publicUrlFixed'>;
  sources: RequestSources;
  /** Ends the sign-in that an access token came from. */
  endSession: (token: string) => Promise<void>;
}

/** Hands everything below the root to the provider. It reads bodies by itself, so it gets requests before Fastify does. */
export function forwardToProvider(app: FastifyInstance, provider: Provider, options: ForwardOptions): void {
  const answer = provider.callback();
  const forward = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const url = request.raw.url ?? '/';
    const path = url.slice(IDENTITY_ROOT.length) || '/';
    if (!PUBLIC_PATHS.test(path)) reply.header('cache-control', 'no-store');
    const token = readBearer(request.headers.authorization);
    if (token !== undefined && /^\/session\/end(\?|$)/.test(path)) {
      await options.endSession(token);
      return reply.code(204).header('access-control-allow-origin', '*').send();
    }
    const { raw } = request;
    options.sources.set(raw, { address: request.ip, foreignSign: foreignSign(raw) });
    setForwarded(request, options.config);
    Object.assign(raw, { originalUrl: url });
    raw.url = path;
    hijackWithHeaders(reply);
    await answer(raw, reply.raw);
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

/** Leaves the answer to somebody who writes to the raw response; headers that are set by now, such as the security headers, stay. */
export function hijackWithHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.hijack();
}

/**
 * Tells the provider the address that browsers use. It believes forwarding headers of anybody, so those of the request are
 * replaced by what we know: PUBLIC_URL, or what a trusted proxy says.
 */
function setForwarded(request: FastifyRequest, config: ForwardOptions['config']): void {
  const { protocol, host } = new URL(originOf(request, config));
  const { headers } = request.raw;
  headers['x-forwarded-proto'] = protocol.slice(0, -1);
  headers['x-forwarded-host'] = host;
  headers['x-forwarded-for'] = request.ip;
}
