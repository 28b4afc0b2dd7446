import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { StartError } from '../config/start-error.ts';
import type { Database } from '../records/database.ts';
import { readState, writeState } from '../records/server-state.ts';

/** Small texts at the root of an object store, outside its buckets. */
export interface IdentityMarks {
  /** Undefined when there is no such text. */
  read(name: string): Promise<string | undefined>;
  write(name: string, text: string): Promise<void>;
  rename(from: string, to: string): Promise<void>;
}

export interface StoreIdentityOptions {
  marks: IdentityMarks;
  /** Kind of thing that holds the store, for the error message. */
  kind: 'folder' | 'bucket';
  /** Its path or name, for the error message. */
  location: string;
  /** Variable that names it, for the error message. */
  variable: string;
  /** Display name of the database, for the error message. */
  database: string;
  /** Adopt a store that does not belong to the database (`ADOPT_OBJECTS`). */
  adopt: boolean;
}

const FILE = 'store-id';
/** Written before the database has the id, so that the next start can complete an interrupted one. */
const PENDING = 'store-id.pending';
const STATE = 'objects.identity';

/**
 * Checks that the object store and the database belong together, by a random id that both store from the first start on.
 * Records name objects by key only, so a wrong store would return 404 for every file, or another installation's files.
 *
 * @throws StartError that names the store, the database and the remedy.
 */
export async function checkStoreIdentity(db: Kysely<Database>, options: StoreIdentityOptions): Promise<void> {
  const { marks, adopt } = options;
  const expected = (await readState(db, STATE)) as string | undefined;
  const found = (await marks.read(FILE))?.trim();
  if (expected !== undefined && expected === found) return;
  const pending = found === undefined ? (await marks.read(PENDING))?.trim() : undefined;
  const isFirst = found === undefined && (expected === undefined || expected === pending);
  if (!isFirst && !adopt) throw new StartError(refusal(options, expected, found));
  await writeId(db, marks, expected ?? found ?? pending ?? randomUUID());
}

async function writeId(db: Kysely<Database>, marks: IdentityMarks, id: string): Promise<void> {
  await marks.write(PENDING, `${id}\n`);
  await writeState(db, STATE, id);
  await marks.rename(PENDING, FILE);
}

function refusal(
  { kind, location, variable, database }: StoreIdentityOptions,
  expected: string | undefined,
  found: string | undefined,
): string {
  const used = `set ${variable} to the ${kind} that was used with this database`;
  const [problem, remedy] =
    found === undefined
      ? [
          `The ${kind} ${location} does not hold the files of ${database}`,
          `${used}, or restore its copy there`,
        ]
      : [
          `The ${kind} ${location} holds the files of another database than ${database}`,
          expected === undefined
            ? `set ${variable} to an empty ${kind} for this new database, or use the database that the ${kind} belongs to`
            : `${used}, or use the database that the ${kind} belongs to`,
        ];
  return `${problem}: ${remedy}. If they do belong together from now on, set ADOPT_OBJECTS=1 for one start; files that the database names and the ${kind} lacks then stay missing.`;
}
