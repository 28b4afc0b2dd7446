import type { FastifyRequest } from 'fastify';
import { readBearer, unauthorized } from '../http/bearer.ts';
import type { Access } from '../http/contract/spec-operations.ts';
import type { Caller, Identity } from '../identity/identity.ts';

/**
 * Authenticates the caller before the request is validated, so that an unauthenticated client learns nothing about valid
 * requests. Public operations ignore an invalid token.
 */
export async function authenticate(
  request: FastifyRequest,
  identity: Identity,
  access: Access,
): Promise<Caller | undefined> {
  const token = readBearer(request.headers.authorization);
  const caller = token === undefined || access === 'anonymous' ? undefined : await identity.verify(token);
  if (access === 'required' && !caller) throw unauthorized(token === undefined ? 'missing' : 'invalid');
  return caller;
}
