import { join } from 'node:path';
import { publicBucket } from '../config/server-config.ts';
import type { Dependencies } from '../dependencies.ts';
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
const SEED_VERSION = 4;

const COLLECTIONS = ['genomics', 'transcriptomics', 'proteomics', 'metabolomics'];

/** Services that the seed uses. */
export type SeedDependencies = Pick<Dependencies, 'db' | 'objects'> & {
  config: Pick<Dependencies['config'], 'brand' | 'paths'>;
};

/**
 * Seeds the object store and the database with the shipped reference data, unless this version is already there. Safe to
 * repeat after an interruption. `print` receives one line per step.
 */
export async function seed(
  dependencies: SeedDependencies,
  print: (line: string) => void = () => undefined,
): Promise<{ seeded: boolean; records: number }> {
  const stateName = `seed:${dependencies.config.brand}`;
  const bucket = publicBucket(dependencies.config);
  await dependencies.objects.ensureBucket(bucket);
  if ((await readState(dependencies.db, stateName)) === SEED_VERSION) {
    const missing = await missingFiles(
      dependencies,
      bucket,
      COLLECTIONS.map((name) => `${dependencies.config.brand}_${name}`),
    );
    if (missing === 0) return { seeded: false, records: 0 };
    print(`Files of the reference data are missing (${missing}); restoring them ...`);
  } else print('Adding the reference data (only when it is new) ...');
  let records = 0;
  for (const [position, build] of plans(dependencies).entries()) {
    const collection = build();
    const name = `${dependencies.config.brand}_${collection.name}`;
    const stored = await storeFiles(dependencies.objects, bucket, collection);
    await replaceCollection(dependencies.db, { name, position, fields: collection.fields }, stored);
    records += stored.length;
    print(`Reference data: ${name}, ${stored.length} files`);
  }
  await writeRepos(dependencies);
  await announce(dependencies.db);
  await writeState(dependencies.db, stateName, SEED_VERSION);
  return { seeded: true, records };
}

/** Collections in the order of their list; built one by one to save memory. */
function plans({ config }: SeedDependencies): (() => SeedCollection)[] {
  const { seed } = config.paths;
  const reference = join(seed, '..', 'reference-sets');
  return [
    () => genomicsCollection(seed, reference),
    transcriptomicsCollection,
    () => proteomicsCollection(seed, reference),
    () => metabolomicsCollection(seed),
  ];
}

async function writeRepos({ db }: SeedDependencies): Promise<void> {
  const rows = SEED_REPOS.map((repo, position) => ({ ...repo, files: JSON.stringify(repo.files), position }));
  await db.transaction().execute(async (tx) => {
    await tx.deleteFrom('data_repos').execute();
    await tx.insertInto('data_repos').values(rows).execute();
  });
}
