import type { components, operations } from '@omics-portal/api/datains';
import type { FastifyRequest } from 'fastify';
import { rightsText } from '../../../audit/rights-text.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { absoluteUrl } from '../../../http/absolute-url.ts';
import { ApiError } from '../../../http/api-error.ts';
import { isAdmin, type Caller } from '../../../identity/identity.ts';
import { listAccounts, type ListedAccount } from '../../../identity/own-accounts/account-list.ts';
import type { NewOneTimeLink } from '../../../identity/own-accounts/one-time-links.ts';
import type { OwnAccounts } from '../../../identity/own-accounts/own-accounts.ts';
import { signedIn, type OperationHandlers } from '../../../operations/handler.ts';
import { ownAccountsOf } from './session-handlers.ts';

type WireAccount = components['schemas']['Account'];
type WireLink = components['schemas']['OneTimeLink'];

/** Handlers of the accounts of the site, for admins. */
export function accountHandlers(dependencies: Pick<Dependencies, 'audit' | 'config' | 'identity'>) {
  const { audit } = dependencies;
  const accountsFor = (caller: Caller): OwnAccounts => {
    if (!isAdmin(caller))
      throw new ApiError(403, {
        'en-US': 'Only admins of the site may manage accounts.',
        'zh-CN': '只有本站管理员才能管理账户。',
      });
    return ownAccountsOf(dependencies);
  };
  const wireLink = (request: FastifyRequest, { secret, purpose, expires }: NewOneTimeLink): WireLink => ({
    purpose,
    // The secret is behind the "#": no server sees it, and no log.
    url: absoluteUrl(request, dependencies.config, `/#/user/password?link=${secret}`),
    expires_time: expires,
  });
  return {
    listAccounts: signedIn(async ({ caller, query: { page = 1, per_page: size = 10, search, state } }) => {
      const { db } = accountsFor(caller);
      const { total, rows } = await listAccounts(db, { search, state }, { page, size });
      return { status: 200, body: { total, page, per_page: size, data: rows.map(wireAccount) } };
    }),

    createAccount: signedIn(async ({ caller, body, request }) => {
      const accounts = accountsFor(caller);
      const { username, email, groups, roles } = body;
      const link = await accounts.invite({ username, email, groups, roles, name: body.name.trim() });
      await audit.recordCall({ caller, request }, 'account-added', username);
      const account = wireAccount(await accounts.find(username));
      return { status: 201, body: { account, link: wireLink(request, link) } };
    }),

    updateAccount: signedIn(async ({ caller, params: { username }, body, request }) => {
      const { groups, roles, disabled } = body;
      const accounts = accountsFor(caller);
      await accounts.change(caller, username, { groups, roles, disabled });
      if (disabled !== undefined)
        await audit.recordCall(
          { caller, request },
          disabled ? 'account-disabled' : 'account-enabled',
          username,
        );
      if (groups || roles)
        await audit.recordCall({ caller, request }, 'account-changed', rightsText(username, body));
      return { status: 200, body: wireAccount(await accounts.find(username)) };
    }),

    createOneTimeLink: signedIn(async ({ caller, params: { username }, request }) => {
      const link = await accountsFor(caller).createLink(username);
      await audit.recordCall({ caller, request }, 'link-made', username);
      return { status: 201, body: wireLink(request, link) };
    }),

    endSessionsOfAccount: signedIn(async ({ caller, params: { username }, request }) => {
      await accountsFor(caller).endSessionsOf(username);
      await audit.recordCall({ caller, request }, 'sessions-ended', username);
      return { status: 204 };
    }),

    resetSecondFactor: signedIn(async ({ caller, params: { username }, request }) => {
      await accountsFor(caller).resetSecondFactor(username);
      await audit.recordCall({ caller, request }, 'second-factor-removed', username);
      return { status: 204 };
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}

function wireAccount(row: ListedAccount): WireAccount {
  const { username, name, email, groups, roles, disabled_time: disabled, signed_in_time: signedIn } = row;
  return {
    username,
    name,
    email,
    groups,
    roles,
    created_time: Number(row.created_time),
    disabled_time: disabled === null ? null : Number(disabled),
    signed_in_time: signedIn === null ? null : Number(signedIn),
    sessions: Number(row.sessions),
    access_tokens: Number(row.access_tokens),
    second_factor: row.second_factor,
    last_event: row.last_event,
  };
}
