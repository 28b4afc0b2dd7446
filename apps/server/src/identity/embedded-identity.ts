import type { Kysely } from 'kysely';
import type { AuditLog } from '../audit/audit-log.ts';
import type { AdminSettings, ServerConfig } from '../config/server-config.ts';
import type { Database } from '../records/database.ts';
import { Accounts, callerOf, claimsOf, type Account, type NewAccount } from './accounts.ts';
import { CurrentProvider } from './current-provider.ts';
import { ensureDemoAccounts } from './demo-accounts.ts';
import { IDENTITY_ROOT } from './identity-root.ts';
import type { Identity } from './identity.ts';
import { registerInteractionPages } from './interaction-pages.ts';
import { openLocalUser } from './local-user/local-user.ts';
import { START_GRANT } from './local-user/start-grant.ts';
import { KnownDevices } from './known-devices.ts';
import { removeExpired } from './oidc-records.ts';
import { OwnAccounts } from './own-accounts/own-accounts.ts';
import { SignIns } from './own-accounts/sign-ins.ts';
import { createOpenidProvider } from './openid-provider.ts';
import { PASSWORD_GRANT, registerPasswordGrant } from './password-grant.ts';
import { forwardToProvider, type RequestSources } from './provider-requests.ts';
import { SealedValues } from './secrets/sealed-values.ts';
import { readSiteSecret } from './secrets/site-secret.ts';
import { SecondFactors } from './second-factor/second-factors.ts';
import { SignIn } from './sign-in.ts';
import { SigningKeys } from './signing-keys/signing-keys.ts';
import { registerUserInfo } from './user-info.ts';

const PORTAL_PAGES = ['/', '/index.html', '/callback.html', '/silent-callback.html'];

/** Creates the embedded identity provider with its accounts, keys and pages. */
export async function createEmbeddedIdentity(
  config: ServerConfig,
  db: Kysely<Database>,
  audit: Pick<AuditLog, 'record'>,
): Promise<Identity> {
  const accounts = new Accounts(db, config.demoAccounts);
  if (config.demoAccounts) await ensureDemoAccounts(accounts);
  if (config.firstAdmin) await accounts.save(adminAccount(config.firstAdmin));
  await removeExpired(db);
  const sealed = new SealedValues(await readSiteSecret(config));
  const keys = await SigningKeys.open({ db, sealed, days: config.signingKeyDays });
  const issuer = config.publicUrl + IDENTITY_ROOT;
  const sources: RequestSources = new WeakMap();
  const signIns = new SignIns(db, audit);
  const secondFactors = new SecondFactors({ db, sealed, product: config.portal.productTitle });
  const signIn = new SignIn({
    accounts,
    secondFactors,
    onWrong: ({ username, address }) => audit.record({ kind: 'sign-in-failed', subject: username, address }),
    devices: new KnownDevices(() => keys.cookieKeys[0] ?? '', config.publicUrl.startsWith('https://')),
  });
  const localUser = await openLocalUser(config, { accounts, signIns, sources });
  const redirectUris = portalPages(config);
  // With sign-in at its own page, the provider takes passwords nowhere else.
  const takesPasswords = config.identityFlow === 'password';
  const current = new CurrentProvider(issuer, keys, () => {
    const provider = createOpenidProvider({
      issuer,
      db,
      accounts,
      keys,
      signIns,
      redirectUris,
      ownGrants: [...(takesPasswords ? [PASSWORD_GRANT] : []), ...(localUser ? [START_GRANT] : [])],
      originAllowed: (origin) => config.originAllowed(origin),
    });
    if (takesPasswords) registerPasswordGrant(provider, { signIn, sources, signIns });
    localUser?.registerGrant(provider);
    return provider;
  });
  const ownAccounts = new OwnAccounts(db, { accounts, signIn, signIns, secondFactors });
  const signedInAccount = async (token: string): Promise<Account | undefined> => {
    const claims = await current.verify(token);
    return claims && accounts.findSignedIn(String(claims.sub), String(claims['sid']));
  };
  return {
    // The provider runs in this process: it works as long as its accounts can be read.
    check: async () => {
      await db.selectFrom('users').select('sub').limit(1).execute();
    },
    verify: async (token) => {
      const claims = await current.verify(token);
      const signInId = String(claims?.['sid']);
      const account = claims && (await accounts.findSignedIn(String(claims.sub), signInId));
      return account && { ...callerOf(account), signInId };
    },
    ownAccounts,
    ...(localUser && { startLink: localUser.startLink }),
    accountOf: async (sub) => {
      const account = await accounts.findBySub(sub);
      return account && callerOf(account);
    },
    groupExists: (group) => accounts.hasGroup(group),
    hasNoAccounts: () => accounts.isEmpty(),
    origins: () => [],
    close: () => keys.close(),
    mount: async (app) => {
      registerInteractionPages(app, {
        provider: () => current.provider,
        signIn,
        product: config.portal.productTitle,
      });
      localUser?.registerPage(app);
      registerUserInfo(app, async (token) => {
        const account = await signedInAccount(token);
        return account && claimsOf(account);
      });
      forwardToProvider(app, current, { config, sources, endSession: sessionEnd(current, signIns) });
    },
  };
}

/** Function that ends the sign-in of an access token. */
function sessionEnd(current: CurrentProvider, signIns: SignIns) {
  return async (token: string, address: string): Promise<void> => {
    const claims = await current.verify(token);
    if (!claims) return;
    await current.endGrant(String(claims['sid']));
    await signIns.recordEnd(String(claims['sid']), address);
  };
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
