import type { FastifyServerOptions } from 'fastify';
import type { ServerConfig } from '../config/server-config.ts';

/**
 * Fastify's rule for believing `X-Forwarded-*`: addresses as they are, a number as that many hops from the right. Fastify by
 * itself believes nobody when it gets a number, because it cannot know whether the neighbour is a proxy; the operator who
 * sets one says that it is.
 */
export function trustedProxies(
  trustProxy: ServerConfig['trustProxy'],
): NonNullable<FastifyServerOptions['trustProxy']> {
  return typeof trustProxy === 'number' ? (_address, hop) => hop < trustProxy : trustProxy;
}
