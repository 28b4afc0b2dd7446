import type { IncomingMessage } from 'node:http';
import type { Provider, TokenEndpointGrantContext } from 'oidc-provider';
import { claimsOf, type Account, type Accounts } from './accounts.ts';
import { ACCESS_TOKEN_SECONDS, API_AUDIENCE, portalResource } from './openid-provider.ts';
import type { SignInLimiter } from './sign-in-limiter.ts';

const OIDC_SCOPE = 'openid profile email';
const KIND = 'password';

export interface PasswordGrantOptions {
  accounts: Accounts;
  limiter: SignInLimiter;
  /** Address of the caller, behind proxies if there are any. */
  addressOf: (request: IncomingMessage) => string;
}

type Context = TokenEndpointGrantContext<{ username?: string; password?: string }>;

/**
 * Sign-in with a username and a password at the token endpoint, which is what the portal's own form uses. The provider
 * library has no such grant, because with other people's clients it would teach users to give passwords away; here client and provider are one product.
 */
export function registerPasswordGrant(
  provider: Provider,
  { accounts, limiter, addressOf }: PasswordGrantOptions,
): void {
  provider.registerGrantType(
    KIND,
    async (context: Context) => {
      const { username = '', password = '' } = context.oidc.params;
      const address = addressOf(context.req);
      const wait = limiter.waitSeconds(address, username);
      if (wait > 0)
        return refuse(
          context,
          429,
          'slow_down',
          `Too many failed attempts: try again in ${wait} seconds.`,
          wait,
        );
      const account = await accounts.signIn(username, password);
      if (!account) {
        limiter.failed(address, username);
        return refuse(context, 401, 'invalid_grant', 'Invalid user credentials');
      }
      limiter.succeeded(address, username);
      context.body = await issueTokens(provider, context, account);
    },
    ['username', 'password', 'scope'],
  );
}

function refuse(
  context: Context,
  status: number,
  error: string,
  description: string,
  retryAfter?: number,
): void {
  context.status = status;
  if (retryAfter !== undefined) context.set('retry-after', String(retryAfter));
  context.body = { error, error_description: description, message: description };
}

async function issueTokens(
  provider: Provider,
  context: Context,
  account: Account,
): Promise<Record<string, unknown>> {
  const { client } = context.oidc;
  const grant = new provider.Grant({ accountId: account.sub, clientId: client.clientId });
  grant.addOIDCScope(OIDC_SCOPE);
  grant.addResourceScope(API_AUDIENCE, 'portal');
  const grantId = await grant.save();
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
  // The library reads `scope` to pick the claims, but its types do not name it.
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
