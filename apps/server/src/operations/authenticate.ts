import type { FastifyRequest } from 'fastify';
import { readBearer, unauthorized } from '../http/bearer.ts';
import type { Access } from '../http/contract/spec-operations.ts';
import type { Caller, Identity } from '../identity/identity.ts';

/**
 * Who asks. It runs before anything of the request is validated, so that a stranger learns nothing about what would be
 * valid. On operations for everybody a token that does not hold counts as none.
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
