import type { Provider, TokenEndpointGrantContext } from 'oidc-provider';
import { claimsOf, type Account } from './accounts.ts';
import { ACCESS_TOKEN_SECONDS, API_AUDIENCE, portalResource } from './openid-provider.ts';

const OIDC_SCOPE = 'openid profile email';

/**
 * Tokens of a new sign-in, as the token endpoint sends them. `kind` is the grant type, and `record` stores the sign-in under the id
 * of its grant.
 */
export async function issueTokens(
  provider: Provider,
  context: TokenEndpointGrantContext,
  { account, kind }: { account: Account; kind: string },
  record: (signIn: { grantId: string; sub: string }) => Promise<void>,
): Promise<Record<string, unknown>> {
  const { client } = context.oidc;
  const grant = new provider.Grant({ accountId: account.sub, clientId: client.clientId });
  grant.addOIDCScope(OIDC_SCOPE);
  grant.addResourceScope(API_AUDIENCE, 'portal');
  const grantId = await grant.save();
  await record({ grantId, sub: account.sub });
  context.oidc.entity('Grant', grant);

  const shared = { accountId: account.sub, client, grantId, gty: kind };
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
