import type { FastifyServerOptions } from 'fastify';
import type { ServerConfig } from '../config/server-config.ts';

/**
 * Trust rule for `X-Forwarded-*` in Fastify: addresses unchanged, a number as that many hops from the right. With a plain
 * number Fastify trusts no proxy, because it cannot know whether the peer is one; the operator's setting states that it is.
 */
export function trustedProxies(
  trustProxy: ServerConfig['trustProxy'],
): NonNullable<FastifyServerOptions['trustProxy']> {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy;
}
