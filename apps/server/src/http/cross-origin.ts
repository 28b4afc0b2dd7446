import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../config/server-config.ts';

const METHODS = 'GET, POST, PUT, DELETE';
const REQUEST_HEADERS =
  'accept, accept-language, authorization, content-type, idempotency-key, last-event-id';
const EXPOSED = 'location, retry-after, www-authenticate, x-request-id';

/** CORS for a portal of another origin. Tokens are sent in a header, so credentials (cookies) are never allowed. */
export function crossOrigin(app: FastifyInstance, config: Pick<ServerConfig, 'originAllowed'>): void {
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !config.originAllowed(origin)) return undefined;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': EXPOSED,
      vary: 'origin',
    });
    if (request.method !== 'OPTIONS') return undefined;
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': METHODS,
        'access-control-allow-headers': REQUEST_HEADERS,
        'access-control-max-age': '600',
      })
      .send();
  });
}
