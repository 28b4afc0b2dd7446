import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { AuditLog } from '../../audit/audit-log.ts';
import { readConfig } from '../../config/read-config.ts';
import type { ServerConfig } from '../../config/server-config.ts';
import { StartError } from '../../config/start-error.ts';
import type { Database } from '../../records/database.ts';
import { capitalized, databaseName } from '../../records/database-name.ts';
import { openDatabase, unopenedDatabase } from '../../records/open-database.ts';
import { openRecords } from '../../records/open-records.ts';
import { AccountProblem } from '../own-accounts/account-problem.ts';
import { accountCommandContext, runAccountCommand, type AccountCommand } from './account-commands.ts';
import { sendAccountCommand } from './command-socket.ts';

const HELP = `npm run accounts -- list                       name, email, groups and state of all accounts
npm run accounts -- add NAME [--email E] [--name N] [--groups a,b]
npm run accounts -- groups NAME a,b            replaces the groups ("" for none); the group admin makes an admin
npm run accounts -- password NAME              makes a new password and ends all sign-ins
npm run accounts -- disable NAME               refuses the account and ends all sign-ins, at once
npm run accounts -- enable NAME
npm run accounts -- reset-second-factor NAME   removes the second factor of somebody who lost it
npm run accounts -- new-signing-key            replaces the keys that sign tokens, such as after a leak
npm run accounts -- start-link                 address that signs in at a running server with LOCAL_USER, once

Reads the variables of the server (DATA_DIR, DATABASE_URL, ...), which may run meanwhile.
`;
const VERBS = [
  'add',
  'list',
  'disable',
  'enable',
  'password',
  'groups',
  'reset-second-factor',
  'new-signing-key',
  'start-link',
] as const;

/** Commands that name no account. */
const WITHOUT_NAME = new Set<AccountCommand['verb']>(['list', 'new-signing-key', 'start-link']);

/** Reads the command from the arguments; 'help' where help is wanted, undefined for arguments that are no command. */
function readCommand(): AccountCommand | 'help' | undefined {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      groups: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help === true) return 'help';
  const [word, username = '', list = values.groups, ...rest] = positionals;
  const verb = VERBS.find((known) => known === word);
  const isComplete = verb !== undefined && WITHOUT_NAME.has(verb) ? username === '' : username !== '';
  // Without a list the groups of the account would be lost by a command that was sent too early.
  const lacksGroups = verb === 'groups' && list === undefined;
  if (verb === undefined || !isComplete || lacksGroups || rest.length > 0) return undefined;
  const groups = (list ?? '').split(',').filter((group) => group !== '');
  return { verb, username, email: values.email, name: values.name, groups };
}

/** Table of the accounts, which a server makes at its first start. */
const ACCOUNT_TABLE = 'users' satisfies keyof Database;

/** Checks that PostgreSQL answers, and that a server has made its tables. @throws StartError */
async function checkTables(config: ServerConfig, db: Kysely<Database>): Promise<void> {
  const tables = await db.introspection.getTables().catch((error: unknown) => {
    throw unopenedDatabase(error, databaseName(config));
  });
  if (!tables.some(({ name }) => name === ACCOUNT_TABLE))
    throw new StartError(
      `${capitalized(databaseName(config))} has no accounts yet: start the server once, which makes its tables.`,
    );
}

async function execute(config: ServerConfig, command: AccountCommand): Promise<string[]> {
  if (config.provider)
    throw new StartError(
      'A site with OIDC_ISSUER has no accounts of its own: add and close accounts at the provider.',
    );
  if (config.databaseUrl !== undefined) {
    const db = openRecords({ url: config.databaseUrl });
    const audit = new AuditLog(db, config.auditDays);
    try {
      await checkTables(config, db);
      return await runAccountCommand(accountCommandContext(config, db, audit), command);
    } finally {
      await db.destroy();
    }
  }
  const { dataDir } = config.paths;
  const running = existsSync(dataDir) ? await sendAccountCommand(dataDir, command) : undefined;
  if (running) return running;
  if (command.verb === 'start-link') throw new AccountProblem('No server runs on this data folder.');
  const database = await openDatabase(config, (line) => console.error(line));
  const audit = new AuditLog(database.db, config.auditDays);
  const context = accountCommandContext(config, database.db, audit);
  try {
    return await runAccountCommand(context, command);
  } finally {
    await database.close();
  }
}

async function run(): Promise<void> {
  const command = readCommand();
  if (command === undefined || command === 'help') {
    process.stdout.write(HELP);
    process.exitCode = command === 'help' ? 0 : 1;
    return;
  }
  for (const line of await execute(readConfig(process.env), command)) console.log(line);
}

run().catch((error: unknown) => {
  const isExpected =
    error instanceof StartError ||
    error instanceof AccountProblem ||
    (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS') === true;
  console.error(isExpected && error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
