import type { Kysely } from 'kysely';
import type { AuditLog } from '../audit/audit-log.ts';
import type { ProviderSettings } from '../config/provider-settings.ts';
import { StartError } from '../config/start-error.ts';
import type { Database } from '../records/database.ts';
import type { Caller, Identity } from './identity.ts';
import { ProviderAccounts } from './provider-accounts.ts';
import { callerFrom, isComplete, type Claims } from './provider-claims.ts';
import { ProviderDiscovery } from './provider-discovery.ts';
import { ProviderEvents } from './provider-events.ts';
import { ProviderTokens } from './provider-tokens.ts';
import { RememberedCallers } from './remembered-callers.ts';
import { registerUserInfo } from './user-info.ts';

/** Dependencies of the connection to an external provider. */
interface ProviderDependencies {
  db: Kysely<Database>;
  audit: Pick<AuditLog, 'record' | 'recordFirst'>;
  print: (line: string) => void;
}

/**
 * Connects an external OpenID provider. One that does not answer yet is tried again later, since a site has public pages; an
 * address that is no provider is a StartError.
 */
export async function connectProvider(
  settings: ProviderSettings,
  { db, audit, print }: ProviderDependencies,
): Promise<Identity> {
  const discovery = new ProviderDiscovery(settings.issuer);
  await discovery.find().catch((error: unknown) => {
    if (error instanceof StartError) throw error;
    print(`The identity provider ${settings.issuer} does not answer: sign-ins will work when it does.`);
  });
  const tokens = new ProviderTokens(settings, discovery);
  const accounts = new ProviderAccounts(db, settings.issuer);
  const events = new ProviderEvents(audit, settings.issuer);
  const remembered = new RememberedCallers();

  const recorded = async (
    token: string,
    claims: Claims & { sub: string },
    address?: string,
  ): Promise<Caller | undefined> => {
    const info = isComplete(claims, settings) ? {} : await tokens.userInfo(token, claims.sub);
    if (!info) return undefined;
    const { account: caller, before } = await accounts.record(
      callerFrom(claims.sub, { ...claims, ...info }, settings),
    );
    await events.seen(caller, before);
    await events.signedIn(caller, claims, address);
    return caller;
  };
  const verify = async (token: string, address?: string): Promise<Caller | undefined> => {
    const claims = await tokens.read(token);
    return claims && remembered.of(token, () => recorded(token, claims, address));
  };
  return {
    check: () => discovery.check(),
    verify,
    accountOf: (sub) => accounts.findSeen(sub),
    groupExists: (group) => accounts.hasGroup(group),
    hasNoAccounts: async () => false,
    origins: () => discovery.origins,
    mount: async (app) => {
      registerUserInfo(app, async (token, address) => {
        const caller = await verify(token, address);
        return caller && claimsOf(caller);
      });
    },
  };
}

function claimsOf({ username, ...claims }: Caller): Record<string, unknown> {
  return { ...claims, preferred_username: username };
}
