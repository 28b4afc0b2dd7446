import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { StartError } from '../config/start-error.ts';
import type { Database } from '../records/database.ts';
import { readState, writeState } from '../records/server-state.ts';

export interface StoreIdentityOptions {
  /** Folder of the object store; it exists. */
  root: string;
  /** Variable that names the folder, for the error message. */
  variable: string;
  /** Display name of the database, for the error message. */
  database: string;
  /** Adopt a folder that does not belong to the database (`ADOPT_OBJECTS`). */
  adopt: boolean;
}

const FILE = 'store-id';
/** Written before the database has the id, so that the next start can complete an interrupted one. */
const PENDING = 'store-id.pending';
const STATE = 'objects.identity';

/**
 * Checks that the objects folder and the database belong together, by a random id that both store from the first start on.
 * Records name objects by key only, so a wrong folder would return 404 for every file, or another installation's files.
 *
 * @throws StartError that names the folder, the database and the remedy.
 */
export async function checkStoreIdentity(
  db: Kysely<Database>,
  { root, variable, database, adopt }: StoreIdentityOptions,
): Promise<void> {
  const expected = (await readState(db, STATE)) as string | undefined;
  const found = await readId(join(root, FILE));
  if (expected !== undefined && expected === found) return;
  const pending = found === undefined ? await readId(join(root, PENDING)) : undefined;
  const isFirst = found === undefined && (expected === undefined || expected === pending);
  if (!isFirst && !adopt) throw new StartError(refusal({ root, variable, database, expected, found }));
  await writeId(db, root, expected ?? found ?? pending ?? randomUUID());
}

async function writeId(db: Kysely<Database>, root: string, id: string): Promise<void> {
  await writeFile(join(root, PENDING), `${id}\n`, { mode: 0o600 });
  await writeState(db, STATE, id);
  await rename(join(root, PENDING), join(root, FILE));
}

async function readId(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function refusal({
  root,
  variable,
  database,
  expected,
  found,
}: {
  root: string;
  variable: string;
  database: string;
  expected: string | undefined;
  found: string | undefined;
}): string {
  const [problem, remedy] =
    found === undefined
      ? [
          `The folder ${root} does not hold the files of ${database}`,
          `set ${variable} to the folder that was used with this database, or restore its copy there`,
        ]
      : [
          `The folder ${root} holds the files of another database than ${database}`,
          expected === undefined
            ? `set ${variable} to an empty folder for this new database, or use the database that the folder belongs to`
            : `set ${variable} to the folder that was used with this database, or use the database that the folder belongs to`,
        ];
  return `${problem}: ${remedy}. If they do belong together from now on, set ADOPT_OBJECTS=1 for one start; files that the database names and the folder lacks then stay missing.`;
}
