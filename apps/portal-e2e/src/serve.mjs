import { readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { addRecords } from './fixtures/add-records.mjs';
import { largeMatrices } from './fixtures/large-matrices.mjs';
import { installSmallVariants } from './fixtures/small-variants.mjs';

/**
 * Serves the built portal and back ends on an empty data folder, so that every run starts from the seed. The RNA collection
 * has additional files: some whose names and values break naive code, and matrices above 1 MB. A simulated set of small variants
 * is installed beside the reference sets that ship.
 */
const root = resolve(import.meta.dirname, '../../..');
// One folder for each port of a site: parallel runs do not empty each other's. `DATA_NAME` is that of the proxy in front.
const dataName = process.env.DATA_NAME ?? process.env.PORT ?? 'default';
const dataDir = resolve(import.meta.dirname, '../.data', dataName);
rmSync(dataDir, { recursive: true, force: true });
const referenceSets = resolve(dataDir, 'reference-sets');
installSmallVariants({ shipped: resolve(root, 'apps/server/reference-sets'), folder: referenceSets });
Object.assign(process.env, {
  DATA_DIR: dataDir,
  REFERENCE_SETS_DIR: process.env.REFERENCE_SETS_DIR ?? referenceSets,
  PORTAL_DIST: process.env.PORTAL_DIST ?? resolve(root, 'apps/portal/dist'),
  VALIDATE_RESPONSES: '1',
});
const hostile = resolve(import.meta.dirname, 'fixtures/hostile-records.json');
await addRecords('transcriptomics', [...JSON.parse(readFileSync(hostile, 'utf8')), ...largeMatrices]);
await import(resolve(root, 'apps/server/dist/main.js'));
