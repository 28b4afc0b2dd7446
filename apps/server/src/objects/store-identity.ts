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
  /** The database in words, for the sentence that refuses a wrong folder. */
  database: string;
  /** Accept a folder that does not belong to the database (`ADOPT_OBJECTS`), and mark it as its own from now on. */
  adopt: boolean;
}

const FILE = 'store-id';
/** Written before the database knows the id: a start that is interrupted in between is finished by the next one. */
const PENDING = 'store-id.pending';
const STATE = 'objects.identity';

/**
 * Checks that the objects folder and the database belong together, by a random id that both keep. The first start makes it.
 * Records name objects by key only, so a wrong folder would answer 404 for every file, or give out somebody else's.
 *
 * @throws StartError that names folder, database and remedy.
 */
export async function checkStoreIdentity(
  db: Kysely<Database>,
  { root, database, adopt }: StoreIdentityOptions,
): Promise<void> {
  const kept = (await readState(db, STATE)) as string | undefined;
  const found = await readId(join(root, FILE));
  if (kept !== undefined && kept === found) return;
  const pending = found === undefined ? await readId(join(root, PENDING)) : undefined;
  const isFirst = found === undefined && (kept === undefined || kept === pending);
  if (!isFirst && !adopt) throw new StartError(refusal({ root, database, kept, found }));
  await writeId(db, root, kept ?? found ?? pending ?? randomUUID());
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
  database,
  kept,
  found,
}: {
  root: string;
  database: string;
  kept: string | undefined;
  found: string | undefined;
}): string {
  const [problem, remedy] =
    found === undefined
      ? [
          `The folder ${root} does not hold the files of ${database}`,
          'set DATA_DIR to the folder that was used with this database, or restore its copy there',
        ]
      : [
          `The folder ${root} holds the files of another database than ${database}`,
          kept === undefined
            ? 'set DATA_DIR to an empty folder for this new database, or use the database that the folder belongs to'
            : 'set DATA_DIR to the folder that was used with this database, or use the database that the folder belongs to',
        ];
  return `${problem}: ${remedy}. If they do belong together from now on, set ADOPT_OBJECTS=1 for one start; files that the database names and the folder lacks then stay missing.`;
}
