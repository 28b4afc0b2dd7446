import type { operations } from '@omics-portal/api/datains';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError } from '../../../http/api-error.ts';
import { AttemptLimit } from '../../../identity/attempt-limit.ts';
import { networkOf } from '../../../identity/network-of.ts';
import type { OperationHandlers } from '../../../operations/handler.ts';
import { ownAccountsOf } from './session-handlers.ts';

/** Wrong links of one network; above that they get 429, and right ones still pass. */
const WRONG_LINKS = [{ attempts: 50, seconds: 600 }];

/** Handlers of one-time links, for people who cannot sign in yet. */
export function oneTimeLinkHandlers(dependencies: Pick<Dependencies, 'audit' | 'identity'>) {
  const wrongLinks = new AttemptLimit(WRONG_LINKS);
  const refusal = async (address: string): Promise<ApiError> => {
    const wait = await wrongLinks.take(networkOf(address));
    return wait > 0
      ? new ApiError(
          429,
          {
            'en-US': `Too many wrong links came from this address: try again in ${wait} seconds.`,
            'zh-CN': `来自此地址的无效链接过多：请在 ${wait} 秒后重试。`,
          },
          undefined,
          { 'retry-after': String(wait) },
        )
      : new ApiError(404, {
          'en-US': 'This link was used, has expired or is not whole: ask for another one.',
          'zh-CN': '此链接已使用、已过期或不完整：请索取新的链接。',
        });
  };
  return {
    checkOneTimeLink: async ({ body: { link: secret }, request }) => {
      const found = await ownAccountsOf(dependencies).readLink(secret);
      if (!found) throw await refusal(request.ip);
      const { link, account } = found;
      return {
        status: 200,
        body: { username: account.username, purpose: link.purpose, expires_time: link.expires },
      };
    },

    useOneTimeLink: async ({ body: { link, password }, request }) => {
      const account = await ownAccountsOf(dependencies).setPasswordByLink(link, password);
      if (!account) throw await refusal(request.ip);
      await dependencies.audit.recordCall({ caller: account, request }, 'password-changed');
      return { status: 204 };
    },
  } satisfies Partial<OperationHandlers<operations>>;
}
