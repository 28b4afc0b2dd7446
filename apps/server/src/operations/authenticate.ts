import type { FastifyRequest } from 'fastify';
import { ApiError } from '../http/api-error.ts';
import type { Sentence } from '../http/preferred-language.ts';
import { readBearer, unauthorized } from '../http/bearer.ts';
import type { SpecOperation } from '../http/contract/spec-operations.ts';
import { isPersonalToken } from '../identity/access-tokens/token-format.ts';
import { AttemptLimit } from '../identity/attempt-limit.ts';
import type { Callers } from '../identity/callers.ts';
import type { Caller } from '../identity/identity.ts';
import { networkOf } from '../identity/network-of.ts';

/** Wrong personal access tokens of one network; above that they get 429, and right ones still pass. */
const WRONG_TOKENS = [{ attempts: 50, seconds: 600 }];

/** Authentication of a request. */
export interface Authentication {
  caller?: Caller;
  /** Error for a public operation that turns out to need the caller, whose token lacks the scope. */
  refusal?: ApiError;
}

/** Function that authenticates the caller of an operation. */
export type Authenticate = (
  request: Pick<FastifyRequest, 'headers' | 'ip'>,
  operation: Pick<SpecOperation, 'access' | 'scope'>,
) => Promise<Authentication>;

/**
 * Authenticates callers before the request is validated, so that an unauthenticated client learns nothing about valid
 * requests. This is the one place where the scopes of personal access tokens are enforced. Public operations ignore an invalid
 * token, and one without their scope.
 */
export function createAuthenticate(callers: Pick<Callers, 'find'>): Authenticate {
  const wrongTokens = new AttemptLimit(WRONG_TOKENS);
  return async ({ headers, ip }, { access, scope }) => {
    const bearer = readBearer(headers.authorization);
    const isRequired = access === 'required';
    if (scope === undefined || access === 'anonymous') return {};
    if (bearer === undefined) {
      if (isRequired) throw unauthorized('missing');
      return {};
    }
    const known = await callers.find(bearer, ip);
    if (!known) {
      const error = await refusalOf(bearer, wrongTokens, ip);
      if (isRequired) throw error;
      return {};
    }
    const { caller, token } = known;
    if (!token || (scope !== 'sign-in' && token.scopes.includes(scope))) return { caller };
    const refusal = insufficientScope(token.name, scope);
    if (isRequired) throw refusal;
    return { refusal };
  };
}

/** Error for a caller who is not known: 401, or 429 for a network with too many wrong personal access tokens. */
async function refusalOf(bearer: string, wrong: AttemptLimit, ip: string): Promise<ApiError> {
  if (!isPersonalToken(bearer)) return unauthorized('invalid');
  const wait = await wrong.take(networkOf(ip));
  return wait > 0 ? tooManyTokens(wait) : unauthorized('personal-token');
}

/** Error 403 for a personal access token without the scope, as in RFC 6750. */
function insufficientScope(name: string, scope: string): ApiError {
  const message: Sentence =
    scope === 'sign-in'
      ? {
          'en-US': 'This call takes no personal access token: sign in to the portal for it.',
          'zh-CN': '此操作不接受个人访问令牌：请登录门户进行。',
        }
      : {
          'en-US': `The access token "${name}" does not have the scope ${scope}, which this call needs: create a token with it.`,
          'zh-CN': `访问令牌“${name}”没有此操作所需的权限 ${scope}：请新建具有此权限的令牌。`,
        };
  return new ApiError(403, message, undefined, {
    'www-authenticate': `Bearer error="insufficient_scope", scope="${scope}"`,
  });
}

function tooManyTokens(seconds: number): ApiError {
  return new ApiError(
    429,
    {
      'en-US': `Too many wrong access tokens came from this address: try again in ${seconds} seconds.`,
      'zh-CN': `来自此地址的无效访问令牌过多：请在 ${seconds} 秒后重试。`,
    },
    undefined,
    { 'retry-after': String(seconds) },
  );
}
