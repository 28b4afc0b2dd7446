import { join } from 'node:path';
import { publicBucket } from '../config/server-config.ts';
import type { Parts } from '../parts.ts';
import { readState, writeState } from '../records/server-state.ts';
import { announce } from './announcements.ts';
import { genomicsCollection } from './genomics.ts';
import { metabolomicsCollection } from './metabolomics.ts';
import { missingFiles } from './missing-files.ts';
import { proteomicsCollection } from './proteomics.ts';
import { SEED_REPOS } from './repos.ts';
import type { SeedCollection } from './seed-plan.ts';
import { transcriptomicsCollection } from './transcriptomics.ts';
import { replaceCollection, storeFiles } from './write-collection.ts';

/** Raise it when the shipped data or its records change: existing installations are then seeded anew. */
const SEED_VERSION = 1;

const COLLECTIONS = ['genomics', 'transcriptomics', 'proteomics', 'metabolomics'];

/** What a seed needs of the server. */
export type SeedParts = Pick<Parts, 'db' | 'objects'> & { config: Pick<Parts['config'], 'brand' | 'paths'> };

/**
 * Puts the shipped reference data into the store and its records into the database, unless this version of it is there
 * already. Safe to run again after an interruption. `say` gets one line per step.
 */
export async function seed(parts: SeedParts, say: (line: string) => void = () => undefined): Promise<{ seeded: boolean; records: number }> {
  const stateName = `seed:${parts.config.brand}`;
  const bucket = publicBucket(parts.config);
  await parts.objects.ensureBucket(bucket);
  if ((await readState(parts.db, stateName)) === SEED_VERSION) {
    const missing = await missingFiles(
      parts,
      bucket,
      COLLECTIONS.map((name) => `${parts.config.brand}_${name}`),
    );
    if (missing === 0) return { seeded: false, records: 0 };
    say(`The reference data lacks ${missing} of its files; they are put back ...`);
  } else say('Putting the reference data in (only when it is new) ...');
  let records = 0;
  for (const [position, build] of plans(parts).entries()) {
    const collection = build();
    const name = `${parts.config.brand}_${collection.name}`;
    const stored = await storeFiles(parts.objects, bucket, collection);
    await replaceCollection(parts.db, { name, position, fields: collection.fields }, stored);
    records += stored.length;
    say(`Reference data: ${name}, ${stored.length} files`);
  }
  await writeRepos(parts);
  await announce(parts.db);
  await writeState(parts.db, stateName, SEED_VERSION);
  return { seeded: true, records };
}

/** In the order in which collections are listed; built one by one to keep memory low. */
function plans({ config }: SeedParts): (() => SeedCollection)[] {
  const { seed } = config.paths;
  const reference = join(seed, '..', 'reference-sets');
  return [() => genomicsCollection(seed, reference), transcriptomicsCollection, () => proteomicsCollection(seed, reference), () => metabolomicsCollection(seed)];
}

async function writeRepos({ db }: SeedParts): Promise<void> {
  const rows = SEED_REPOS.map((repo, position) => ({ ...repo, files: JSON.stringify(repo.files), position }));
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('data_repos').execute();
    await tx.insertInto('data_repos').values(rows).execute();
  });
}
