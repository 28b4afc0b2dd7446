import type { operations } from '@omics-portal/api/datains';
import type { Dependencies } from '../../../dependencies.ts';
import { ApiError, notFound } from '../../../http/api-error.ts';
import type { OwnAccounts } from '../../../identity/own-accounts/own-accounts.ts';
import { signedIn, type OperationHandlers } from '../../../operations/handler.ts';

/** Accounts of this site. Throws 404 for a site whose accounts are at an external provider. */
export function ownAccountsOf({ identity }: Pick<Dependencies, 'identity'>): OwnAccounts {
  if (identity.ownAccounts) return identity.ownAccounts;
  throw new ApiError(404, {
    'en-US':
      'The accounts of this site are at its identity provider: passwords and sign-ins are managed there.',
    'zh-CN': '本站账户由身份认证服务管理：请在该处管理密码和登录。',
  });
}

/** Handlers of the caller's own sign-ins, password and name. */
export function sessionHandlers(dependencies: Pick<Dependencies, 'audit' | 'identity'>) {
  const { audit } = dependencies;
  return {
    listSessions: signedIn(async ({ caller }) => {
      const open = await ownAccountsOf(dependencies).signIns.list(caller.sub);
      const data = open.map(({ id, userAgent, created, used }) => ({
        id,
        current: id === caller.signInId,
        user_agent: userAgent,
        created_time: created,
        used_time: used,
      }));
      return { status: 200, body: { total: data.length, data } };
    }),

    endOtherSessions: signedIn(async ({ caller, request }) => {
      await ownAccountsOf(dependencies).signIns.endAll(caller.sub, caller.signInId);
      await audit.recordCall({ caller, request }, 'sessions-ended');
      return { status: 204 };
    }),

    endSession: signedIn(async ({ caller, params: { id }, request }) => {
      if (!(await ownAccountsOf(dependencies).signIns.end(caller.sub, id))) throw notFound('sign-in', id);
      await audit.recordCall({ caller, request }, 'sessions-ended');
      return { status: 204 };
    }),

    changePassword: signedIn(async ({ caller, body: { current, password }, request }) => {
      const { ip: address, headers } = request;
      const proof = { current, password, address, cookies: headers.cookie };
      await ownAccountsOf(dependencies).changePassword(caller, proof);
      await audit.recordCall({ caller, request }, 'password-changed');
      return { status: 204 };
    }),

    changeAccountName: signedIn(async ({ caller, body: { name }, request }) => {
      await ownAccountsOf(dependencies).changeName(caller, name.trim());
      await audit.recordCall({ caller, request }, 'name-changed');
      return { status: 204 };
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}
