import { ApiError } from './api-error.ts';
import type { Sentence } from './preferred-language.ts';

const MESSAGES = {
  missing: {
    'en-US': 'Sign in first: the access token is missing.',
    'zh-CN': '请先登录：请求中没有访问令牌。',
  },
  invalid: {
    'en-US': 'Sign in again: the access token has expired or is not ours.',
    'zh-CN': '请重新登录：访问令牌已过期或不属于本站。',
  },
  'personal-token': {
    'en-US':
      'The personal access token has expired, was deleted or belongs to a closed account: create another one.',
    'zh-CN': '个人访问令牌已过期、已删除或所属账户已关闭：请新建令牌。',
  },
} satisfies Record<string, Sentence>;

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
