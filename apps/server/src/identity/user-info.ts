import type { FastifyInstance } from 'fastify';
import { readBearer, unauthorized } from '../http/bearer.ts';
import { IDENTITY_ROOT } from './identity-root.ts';

/** Address of the user info. */
export const USER_INFO_PATH = `${IDENTITY_ROOT}/me`;

/**
 * User info endpoint: the account as this server sees it, with the groups, roles and name that decide about access. That of
 * the embedded provider's library refuses tokens with an audience, which all our tokens have.
 * @param claimsFor claims of an access token that a client sends from this IP address; undefined if it is not valid
 */
export function registerUserInfo(
  app: FastifyInstance,
  claimsFor: (token: string, address: string) => Promise<Record<string, unknown> | undefined>,
): void {
  app.route({
    method: ['GET', 'POST'],
    url: USER_INFO_PATH,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const token = readBearer(request.headers.authorization);
      const claims = token === undefined ? undefined : await claimsFor(token, request.ip);
      if (!claims) throw unauthorized(token === undefined ? 'missing' : 'invalid');
      return reply.send(claims);
    },
  });
}
