import type { FastifyRequest } from 'fastify';
import type { Caller, Identity } from '../identity/identity.ts';
import { ApiError } from './api-error.ts';
import type { Access } from './contract/spec-operations.ts';

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

/** The refusal for callers without a good token, as RFC 6750 wants it. */
export function unauthorized(why: 'missing' | 'invalid'): ApiError {
  const message =
    why === 'missing'
      ? 'Sign in first: the access token is missing.'
      : 'Sign in again: the access token has expired or is not ours.';
  return new ApiError(401, message, undefined, {
    'www-authenticate': why === 'missing' ? 'Bearer' : 'Bearer error="invalid_token"',
  });
}

/** The token of an `Authorization: Bearer` header. */
export function readBearer(header: string | undefined): string | undefined {
  return /^Bearer\s+(\S+)\s*$/i.exec(header ?? '')?.[1];
}
