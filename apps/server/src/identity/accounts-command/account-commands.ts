import type { Kysely } from 'kysely';
import type { AuditLog } from '../../audit/audit-log.ts';
import type { AuditKind } from '../../audit/audit-table.ts';
import type { Database } from '../../records/database.ts';
import { Accounts, type Account } from '../accounts.ts';
import { AccountProblem } from '../own-accounts/account-problem.ts';
import { addAccount, randomPassword } from '../own-accounts/add-account.ts';
import { removeSecondFactor } from '../second-factor/second-factors.ts';
import { SealedValues } from '../secrets/sealed-values.ts';
import { readSiteSecret, type SecretSettings } from '../secrets/site-secret.ts';
import { removeLinkSecret } from '../secrets/link-secret.ts';
import { replaceKeys } from '../signing-keys/stored-keys.ts';
import { checkCommandValues } from './command-values.ts';

/** Command of an operator about the accounts of the embedded provider. */
export interface AccountCommand {
  verb:
    | 'add'
    | 'list'
    | 'disable'
    | 'enable'
    | 'password'
    | 'groups'
    | 'reset-second-factor'
    | 'new-signing-key'
    | 'start-link';
  /** Account; empty for `list`, `new-signing-key` and `start-link`. */
  username: string;
  email?: string | undefined;
  name?: string | undefined;
  groups?: string[] | undefined;
}

/** Objects that the commands of an operator use. */
export interface AccountCommandContext {
  accounts: Accounts;
  audit: Pick<AuditLog, 'record'>;
  /** Removes the second factor of an account; false if it has none. */
  removeSecondFactor: (sub: string) => Promise<boolean>;
  /** Replaces the signing keys, which servers that run see within a minute, and with their next start the secret of links. */
  replaceKeys: () => Promise<void>;
  /** Creates an address that signs the local user in; undefined without LOCAL_USER, and where no server runs. */
  startLink?: (() => string) | undefined;
}

/** Creates the context of the commands for a database. */
export function accountCommandContext(
  config: SecretSettings,
  db: Kysely<Database>,
  audit: Pick<AuditLog, 'record'>,
  startLink?: () => string,
): AccountCommandContext {
  return {
    // The operator also sees and disables demo accounts.
    accounts: new Accounts(db, true),
    audit,
    startLink,
    removeSecondFactor: (sub) => removeSecondFactor(db, sub),
    replaceKeys: async () => {
      await replaceKeys(db, new SealedValues(await readSiteSecret(config)));
      await removeLinkSecret(db);
    },
  };
}

/** Runs a command and resolves to the lines to print. @throws AccountProblem */
export async function runAccountCommand(
  { accounts, audit, removeSecondFactor: remove, replaceKeys, startLink }: AccountCommandContext,
  command: AccountCommand,
): Promise<string[]> {
  checkCommandValues(command);
  const { verb, username, email, name, groups = [] } = command;
  // Without an actor: the operator of the server has no account.
  const record = (kind: AuditKind) => audit.record({ kind, subject: username });
  const change = async (
    kind: AuditKind,
    values: Parameters<Accounts['change']>[1],
    line: string,
  ): Promise<string[]> => {
    if (await accounts.change(username, values)) {
      await record(kind);
      return [line];
    }
    throw new AccountProblem(`There is no account "${username}": "npm run accounts -- list" shows all.`);
  };
  switch (verb) {
    case 'list':
      return (await accounts.list()).map(lineOf);
    case 'add': {
      const password = await addAccount(accounts, { username, email, name, groups });
      await record('account-added');
      return [`Added ${username}. Password, shown only now: ${password}`];
    }
    case 'password': {
      const password = randomPassword();
      return change(
        'password-changed',
        { password },
        `New password of ${username}, shown only now: ${password}`,
      );
    }
    case 'disable':
      return change('account-disabled', { disabled: true }, `Disabled ${username}: its sign-ins have ended.`);
    case 'enable':
      return change('account-enabled', { disabled: false }, `Enabled ${username}: it can sign in again.`);
    case 'groups':
      return change('account-changed', { groups }, `Groups of ${username}: ${groups.join(', ') || 'none'}`);
    case 'reset-second-factor': {
      const account = (await accounts.list()).find((each) => each.username === username);
      if (!account || !(await remove(account.sub)))
        throw new AccountProblem(`There is no account "${username}" with a second factor.`);
      await record('second-factor-removed');
      return [
        `Removed the second factor of ${username}: its password is enough until another one is set up.`,
      ];
    }
    case 'new-signing-key':
      await replaceKeys();
      return [
        'Made a new signing key. Servers use it within a minute; portals then renew their tokens by themselves, so that all sign-ins stay valid. Links to files that were signed before end with the next start of the server.',
      ];
    case 'start-link':
      if (startLink) return [startLink()];
      throw new AccountProblem('No server with LOCAL_USER runs on this data folder.');
    default:
      return verb satisfies never;
  }
}

function lineOf({ username, email, groups, disabled_time: disabled }: Account): string {
  const state = disabled === null ? 'active' : `disabled ${new Date(Number(disabled)).toISOString()}`;
  return [username, email, groups.join(',') || '-', state].join('\t');
}
