import type { Kysely } from 'kysely';
import type { Configuration, KoaContextWithOIDC, Provider as OidcProvider } from 'oidc-provider';
import { PAGE_HEADERS } from '../http/plain-page.ts';
import { pageLanguage, type Language } from '../http/preferred-language.ts';
import type { Database } from '../records/database.ts';
import { claimsOf, type Accounts } from './accounts.ts';
import { providerCookies } from './cookie-names.ts';
import { Provider } from './oidc-library.ts';
import type { SignIns } from './own-accounts/sign-ins.ts';
import { oidcRecords } from './oidc-records.ts';
import { requestProblem } from './page-texts.ts';
import { agreedSignOutPage, errorPage, signOutPage } from './pages.ts';
import type { SigningKeys } from './signing-keys/signing-keys.ts';

/** Audience of access tokens; tokens for another audience are refused. */
export const API_AUDIENCE = 'urn:omics-portal:api';

/** Browser client. It has no secret, because everything in a page is public. */
export const PORTAL_CLIENT = 'portal';

/** Lifetimes in seconds. A refresh token is replaced at each use; its sign-in ends after two weeks. */
export const ACCESS_TOKEN_SECONDS = 300;
const SESSION_SECONDS = 14 * 24 * 3600;
/** Time in which a page exchanges a code for tokens. */
const CODE_SECONDS = 60;

/** Routes of the provider that a user signs out by: that of tokens and that of the page. */
const SIGN_OUT_ROUTES = /^(revocation|end_session)/;

const RESOURCE_SERVER = {
  scope: 'portal',
  audience: API_AUDIENCE,
  accessTokenFormat: 'jwt',
  accessTokenTTL: ACCESS_TOKEN_SECONDS,
} as const;

export interface OpenidProviderOptions {
  issuer: string;
  db: Kysely<Database>;
  accounts: Accounts;
  signIns: Pick<SignIns, 'record' | 'recordEnd'>;
  keys: Pick<SigningKeys, 'keys' | 'cookieKeys'>;
  /** Allowed return pages of a sign-in. */
  redirectUris: string[];
  /** Grant types of the portal beside the standard ones. */
  ownGrants: readonly string[];
  /** True if a page of this origin may call the provider. */
  originAllowed: (origin: string) => boolean;
}

/** Creates the OpenID provider, not yet listening. */
export function createOpenidProvider(options: OpenidProviderOptions): OidcProvider {
  const provider = new Provider(options.issuer, configuration(options));
  // We write the forwarding headers that it reads: see provider-requests.ts.
  provider.proxy = true;
  provider.on('grant.revoked', (context, grantId) => {
    // A token that is used twice ends its sign-in, too: that is no sign-out.
    if (!SIGN_OUT_ROUTES.test(context.oidc.route)) return;
    options.signIns
      .recordEnd(grantId, context.ip)
      .catch((error: unknown) => provider.emit('server_error', context, error as Error));
  });
  return provider;
}

function configuration({
  issuer,
  db,
  accounts,
  signIns,
  keys,
  redirectUris,
  ownGrants,
  originAllowed,
}: OpenidProviderOptions): Configuration {
  return {
    adapter: oidcRecords(db),
    jwks: { keys: [...keys.keys] },
    cookies: {
      keys: [...keys.cookieKeys],
      names: providerCookies(issuer.startsWith('https://')),
      long: { sameSite: 'lax' },
      short: { sameSite: 'lax' },
    },
    clients: [
      {
        client_id: PORTAL_CLIENT,
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token', ...ownGrants],
        response_types: ['code'],
        redirect_uris: redirectUris,
        post_logout_redirect_uris: redirectUris,
      },
    ],
    findAccount: async (_context, sub) => {
      const account = await accounts.findBySub(sub);
      return account && { accountId: sub, claims: async () => claimsOf(account) };
    },
    claims: {
      openid: ['sub'],
      profile: ['name', 'given_name', 'family_name', 'preferred_username', 'groups', 'roles'],
      email: ['email', 'email_verified'],
    },
    responseTypes: ['code'],
    conformIdTokenClaims: false,
    extraTokenClaims: async (_context, token) => {
      const account = 'accountId' in token ? await accounts.findBySub(String(token.accountId)) : undefined;
      const grant = 'grantId' in token ? { sid: token.grantId } : {};
      return account && { ...claimsOf(account), ...grant };
    },
    clientBasedCORS: (context, origin) => origin === context.origin || originAllowed(origin),
    interactions: { url: (_context, interaction) => `/identity/interaction/${interaction.uid}` },
    loadExistingGrant: (context) => grantEverything(context, signIns),
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    renderError: async (context, out) => {
      context.set({ ...PAGE_HEADERS });
      const language = languageOf(context);
      context.body = errorPage(language, requestProblem(out.error, out.error_description)[language]);
    },
    features: features(),
    ttl: {
      AccessToken: ACCESS_TOKEN_SECONDS,
      IdToken: 3600,
      RefreshToken: SESSION_SECONDS,
      Grant: SESSION_SECONDS,
      Session: SESSION_SECONDS,
      Interaction: 3600,
      AuthorizationCode: CODE_SECONDS,
    },
  };
}

function features(): NonNullable<Configuration['features']> {
  return {
    devInteractions: { enabled: false },
    userinfo: { enabled: true },
    pushedAuthorizationRequests: { enabled: false },
    dPoP: { enabled: false },
    revocation: {
      enabled: true,
      allowedPolicy: async (_context, client, token) => token.clientId === client.clientId,
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: async (context, form) => {
        // Another account's hint would let a page sign this user out.
        const hint = context.oidc.entities.IdTokenHint?.payload as { sub?: string } | undefined;
        const isAgreed = hint !== undefined && hint.sub === context.oidc.session?.accountId;
        const language = languageOf(context);
        const agreed = isAgreed
          ? agreedSignOutPage(language, form)
          : { headers: PAGE_HEADERS, body: signOutPage(language, form) };
        context.set({ ...agreed.headers });
        context.body = agreed.body;
      },
      postLogoutSuccessSource: async (context) => context.redirect('/'),
    },
    resourceIndicators: {
      enabled: true,
      defaultResource: () => API_AUDIENCE,
      getResourceServerInfo: () => RESOURCE_SERVER,
      useGrantedResource: () => true,
    },
  };
}

/** Language of a page; a request that cannot be read has no parameters. */
function languageOf({ oidc, req }: KoaContextWithOIDC): Language {
  return pageLanguage(oidc.params?.['ui_locales'], req.headers['accept-language']);
}

/** Grants all scopes without consent: the only client is the portal itself. */
async function grantEverything(
  context: KoaContextWithOIDC,
  signIns: Pick<SignIns, 'record'>,
): Promise<InstanceType<OidcProvider['Grant']> | undefined> {
  const { provider, session, client } = context.oidc;
  if (!session?.accountId || !client) return undefined;
  const grant = new provider.Grant({ accountId: session.accountId, clientId: client.clientId });
  grant.addOIDCScope('openid profile email');
  grant.addResourceScope(API_AUDIENCE, RESOURCE_SERVER.scope);
  await signIns.record({
    grantId: await grant.save(),
    sub: session.accountId,
    userAgent: context.req.headers['user-agent'],
    // The forwarding headers are verified values: see provider-requests.ts.
    address: context.ip,
  });
  return grant;
}

/** Resource server of access tokens for our services. */
export function portalResource(provider: OidcProvider): InstanceType<OidcProvider['ResourceServer']> {
  return new provider.ResourceServer(API_AUDIENCE, RESOURCE_SERVER);
}
