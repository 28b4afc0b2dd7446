import { ApiError } from './api-error.ts';

const MESSAGES = {
  missing: 'Sign in first: the access token is missing.',
  invalid: 'Sign in again: the access token has expired or is not ours.',
  'personal-token':
    'The personal access token has expired, was deleted or belongs to a closed account: create another one.',
} as const;

/** Error 401 for callers without a valid token, as in RFC 6750. */
export function unauthorized(why: keyof typeof MESSAGES): ApiError {
  return new ApiError(401, MESSAGES[why], undefined, {
    'www-authenticate': why === 'missing' ? 'Bearer' : 'Bearer error="invalid_token"',
  });
}

/** Reads the token of an `Authorization: Bearer` header. */
export function readBearer(header: string | undefined): string | undefined {
  return /^Bearer\s+(\S+)\s*$/i.exec(header ?? '')?.[1];
}
