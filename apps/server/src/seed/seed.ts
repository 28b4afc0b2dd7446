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

/** Seed version. Increment it when the shipped data or its records change, so that existing installations are seeded again. */
const SEED_VERSION = 1;

const COLLECTIONS = ['genomics', 'transcriptomics', 'proteomics', 'metabolomics'];

/** Services that the seed uses. */
export type SeedParts = Pick<Parts, 'db' | 'objects'> & { config: Pick<Parts['config'], 'brand' | 'paths'> };

/**
 * Seeds the object store and the database with the shipped reference data, unless this version is already there. Safe to
 * repeat after an interruption. `say` receives one line per step.
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
    say(`Files of the reference data are missing (${missing}); restoring them ...`);
  } else say('Adding the reference data (only when it is new) ...');
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

/** Collections in the order of their list; built one by one to save memory. */
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
