import { ApiError } from './api-error.ts';

/** Error 401 for callers without a valid token, as in RFC 6750. */
export function unauthorized(why: 'missing' | 'invalid'): ApiError {
  const message =
    why === 'missing'
      ? 'Sign in first: the access token is missing.'
      : 'Sign in again: the access token has expired or is not ours.';
  return new ApiError(401, message, undefined, {
    'www-authenticate': why === 'missing' ? 'Bearer' : 'Bearer error="invalid_token"',
  });
}

/** Reads the token of an `Authorization: Bearer` header. */
export function readBearer(header: string | undefined): string | undefined {
  return /^Bearer\s+(\S+)\s*$/i.exec(header ?? '')?.[1];
}
