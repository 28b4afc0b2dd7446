import { ApiError } from './api-error.ts';

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
