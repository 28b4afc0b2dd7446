import type { Provider, TokenEndpointGrantContext } from 'oidc-provider';
import { claimsOf, type Account } from './accounts.ts';
import { ACCESS_TOKEN_SECONDS, API_AUDIENCE, portalResource } from './openid-provider.ts';
import type { SignIns } from './own-accounts/sign-ins.ts';
import type { RequestSources } from './provider-requests.ts';
import type { SignIn, SignInResult } from './sign-in.ts';

const OIDC_SCOPE = 'openid profile email';
const KIND = 'password';

export interface PasswordGrantOptions {
  signIn: SignIn;
  signIns: Pick<SignIns, 'record'>;
  /** Source of each request. */
  sources: RequestSources;
}

type Context = TokenEndpointGrantContext<{ username?: string; password?: string; otp?: string }>;

/**
 * Password grant at the token endpoint, used by the portal's own form. The library does not include it, because third-party
 * clients should not see passwords; here client and provider are one product. An account with a second factor needs the
 * parameter `otp`: without it the error is `mfa_required`, with a wrong one `invalid_otp`.
 */
export function registerPasswordGrant(
  provider: Provider,
  { signIn, signIns, sources }: PasswordGrantOptions,
): void {
  provider.registerGrantType(
    KIND,
    async (context: Context) => {
      const { username = '', password = '', otp: code } = context.oidc.params;
      const { address = 'unknown', remoteEvidence } = sources.get(context.req) ?? {};
      const cookies = context.req.headers.cookie;
      const result = await signIn.attempt({
        name: username,
        password,
        code,
        address,
        cookies,
        remoteEvidence,
      });
      if (result.outcome !== 'signed-in') return refuse(context, result);
      context.append('set-cookie', result.deviceCookie);
      context.body = await issueTokens(provider, context, result.account, ({ grantId, sub }) =>
        signIns.record({ grantId, sub, address, userAgent: context.req.headers['user-agent'] }),
      );
    },
    ['username', 'password', 'otp', 'scope'],
  );
}

const REFUSALS = {
  wrong: [401, 'invalid_grant'],
  closed: [403, 'access_denied'],
  wait: [429, 'slow_down'],
  'code-needed': [403, 'mfa_required'],
  'code-wrong': [401, 'invalid_otp'],
} as const;

function refuse(context: Context, result: Exclude<SignInResult, { outcome: 'signed-in' }>): void {
  const [status, error] = REFUSALS[result.outcome];
  context.status = status;
  if (result.outcome === 'wait') context.set('retry-after', String(result.seconds));
  context.body = { error, error_description: result.message, message: result.message };
}

async function issueTokens(
  provider: Provider,
  context: Context,
  account: Account,
  record: (signIn: { grantId: string; sub: string }) => Promise<void>,
): Promise<Record<string, unknown>> {
  const { client } = context.oidc;
  const grant = new provider.Grant({ accountId: account.sub, clientId: client.clientId });
  grant.addOIDCScope(OIDC_SCOPE);
  grant.addResourceScope(API_AUDIENCE, 'portal');
  const grantId = await grant.save();
  await record({ grantId, sub: account.sub });
  context.oidc.entity('Grant', grant);

  const shared = { accountId: account.sub, client, grantId, gty: KIND };
  const access = new provider.AccessToken({ ...shared, scope: 'portal' });
  access.resourceServer = portalResource(provider);
  context.oidc.entity('AccessToken', access);
  const refresh = new provider.RefreshToken({
    ...shared,
    scope: OIDC_SCOPE,
    resource: API_AUDIENCE,
    rotations: 0,
  });
  context.oidc.entity('RefreshToken', refresh);
  // The library selects the claims by `scope`, which its types do not declare.
  const identity = Object.assign(new provider.IdToken(claimsOf(account), { ctx: context }), {
    scope: OIDC_SCOPE,
  });

  return {
    access_token: await access.save(),
    expires_in: ACCESS_TOKEN_SECONDS,
    id_token: await identity.issue({ use: 'idtoken' }),
    refresh_token: await refresh.save(),
    scope: OIDC_SCOPE,
    token_type: 'Bearer',
  };
}
