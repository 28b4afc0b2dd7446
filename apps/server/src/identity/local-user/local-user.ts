import type { FastifyInstance } from 'fastify';
import type { Provider } from 'oidc-provider';
import type { ServerConfig } from '../../config/server-config.ts';
import type { Accounts } from '../accounts.ts';
import { randomPassword } from '../own-accounts/add-account.ts';
import type { SignIns } from '../own-accounts/sign-ins.ts';
import type { RequestSources } from '../provider-requests.ts';
import { registerStartGrant } from './start-grant.ts';
import { StartLinks } from './start-links.ts';
import { registerStartPage } from './start-page.ts';

const GROUPS = ['default'];

/** Local user of a server that one person uses on a machine of their own. */
export interface LocalUser {
  /** Creates an address that signs the local user in, once. */
  startLink: () => string;
  registerGrant(provider: Provider): void;
  registerPage(app: FastifyInstance): void;
}

/**
 * Opens the account of `LOCAL_USER`, whose password nobody knows, and ends the sign-ins of earlier starts: tokens that a browser
 * has stored are of no use to another program that listens on the port of a server that has ended. Undefined without the variable.
 */
export async function openLocalUser(
  { localUser: username, publicUrl }: Pick<ServerConfig, 'localUser' | 'publicUrl'>,
  { accounts, signIns, sources }: { accounts: Accounts; signIns: SignIns; sources: RequestSources },
): Promise<LocalUser | undefined> {
  if (username === undefined) return undefined;
  const { email, name } = localUserInfo(username);
  await accounts.save({
    username,
    password: randomPassword(),
    email,
    givenName: name,
    familyName: '',
    groups: GROUPS,
    roles: [],
    isDemo: false,
  });
  const account = await accounts.findByName(username);
  if (account) await signIns.endAll(account.sub);
  const links = new StartLinks(publicUrl);
  return {
    startLink: () => links.create(),
    registerGrant: (provider) =>
      registerStartGrant(provider, { links, accounts, signIns, sources, username }),
    registerPage: registerStartPage,
  };
}

/** User info of the local user, which the portal has from its configuration. */
export function localUserInfo(username: string) {
  return {
    preferred_username: username,
    name: username,
    email: `${username}@localhost`,
    groups: GROUPS,
    roles: [] as string[],
  };
}
