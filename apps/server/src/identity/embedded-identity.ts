import { createLocalJWKSet, jwtVerify, type JWK, type JWTPayload } from 'jose';
import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import type { Provider } from 'oidc-provider';
import type { AdminSettings, ServerConfig } from '../config/server-config.ts';
import { readBearer, unauthorized } from '../http/bearer.ts';
import type { Database } from '../records/database.ts';
import { Accounts, callerOf, claimsOf, type Account, type NewAccount } from './accounts.ts';
import { ensureDemoAccounts } from './demo-accounts.ts';
import { IDENTITY_ROOT } from './identity-root.ts';
import type { Identity } from './identity.ts';
import { registerInteractionPages } from './interaction-pages.ts';
import { KnownDevices } from './known-devices.ts';
import { removeExpired } from './oidc-records.ts';
import {
  ACCESS_TOKEN_SECONDS,
  API_AUDIENCE,
  createOpenidProvider,
  PORTAL_CLIENT,
} from './openid-provider.ts';
import { registerPasswordGrant } from './password-grant.ts';
import { providerKeys } from './provider-keys.ts';
import { forwardToProvider, type RequestSources } from './provider-requests.ts';
import { SignIn } from './sign-in.ts';

const PORTAL_PAGES = ['/', '/index.html', '/callback.html', '/silent-callback.html'];

/** Creates the embedded identity provider with its accounts, keys and pages. */
export async function createEmbeddedIdentity(config: ServerConfig, db: Kysely<Database>): Promise<Identity> {
  const accounts = new Accounts(db, config.demoAccounts);
  if (config.demoAccounts) await ensureDemoAccounts(accounts);
  if (config.firstAdmin) await accounts.save(adminAccount(config.firstAdmin));
  await removeExpired(db);
  const keys = await providerKeys(db);
  const issuer = config.publicUrl + IDENTITY_ROOT;
  const sources: RequestSources = new WeakMap();
  const signIn = new SignIn({
    accounts,
    devices: new KnownDevices(keys.cookieKeys[0] ?? '', config.publicUrl.startsWith('https://')),
  });
  const provider = createOpenidProvider({
    issuer,
    db,
    accounts,
    keys,
    redirectUris: portalPages(config),
    originAllowed: (origin) => config.originAllowed(origin),
  });
  registerPasswordGrant(provider, { signIn, sources });
  const keySet = createLocalJWKSet({ keys: keys.jwks.keys.map(publicPart) });
  const read = async (token: string): Promise<JWTPayload | undefined> => {
    const result = await jwtVerify(token, keySet, {
      issuer,
      audience: API_AUDIENCE,
      typ: 'at+jwt',
      requiredClaims: ['exp', 'iat', 'sub', 'sid'],
      maxTokenAge: ACCESS_TOKEN_SECONDS,
    }).catch(() => undefined);
    return result?.payload;
  };
  const accountOf = async (token: string): Promise<Account | undefined> => {
    const claims = await read(token);
    return claims && accounts.findSignedIn(String(claims.sub), String(claims['sid']));
  };
  const endSession = async (token: string): Promise<void> => {
    const claims = await read(token);
    if (claims) await endGrant(provider, String(claims['sid']));
  };
  return {
    // The provider runs in this process: it works as long as its accounts can be read.
    check: async () => {
      await db.selectFrom('users').select('sub').limit(1).execute();
    },
    verify: async (token) => {
      const account = await accountOf(token);
      return account && callerOf(account);
    },
    groupExists: (group) => accounts.hasGroup(group),
    hasNoAccounts: () => accounts.isEmpty(),
    mount: async (app) => {
      registerInteractionPages(app, { provider, signIn, product: config.portal.productTitle });
      registerUserInfo(app, accountOf);
      forwardToProvider(app, provider, { config, sources, endSession });
    },
  };
}

/**
 * Ends a sign-in: revokes its refresh tokens, and its access tokens by removing their grant. The portal signs out by calling
 * the end-session endpoint from a script with its bearer token; the standard way is a page with a form.
 */
async function endGrant(provider: Provider, grantId: string): Promise<void> {
  await provider.RefreshToken.revokeByGrantId(grantId);
  const grant = await provider.Grant.find(grantId);
  await grant?.destroy();
}

function adminAccount(settings: AdminSettings): NewAccount {
  const { username } = settings;
  return {
    ...settings,
    givenName: username,
    familyName: '',
    groups: ['admin'],
    roles: ['admin'],
    isDemo: false,
  };
}

function portalPages(config: ServerConfig): string[] {
  const aliases = config.publicUrlFixed ? [] : [`http://localhost:${config.port}`];
  return [...new Set([config.publicUrl, ...aliases, ...config.portalOrigins])].flatMap((origin) =>
    PORTAL_PAGES.map((page) => origin + page),
  );
}

function publicPart({ kty, n, e, kid, use, alg }: JWK): JWK {
  return { kty, n, e, kid, use, alg } as JWK;
}

/** User info endpoint. The library's own refuses tokens with an audience, which all our tokens have. */
function registerUserInfo(
  app: FastifyInstance,
  accountOf: (token: string) => Promise<Account | undefined>,
): void {
  app.route({
    method: ['GET', 'POST'],
    url: `${IDENTITY_ROOT}/me`,
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const token = readBearer(request.headers.authorization);
      const account = token === undefined ? undefined : await accountOf(token);
      if (!account) throw unauthorized(token === undefined ? 'missing' : 'invalid');
      return reply.send(claimsOf(account));
    },
  });
}

/** Identity settings of the portal's configuration. */
export function identitySettings(): { authority: string; clientId: string; scope: string } {
  return { authority: IDENTITY_ROOT, clientId: PORTAL_CLIENT, scope: 'openid profile email' };
}
