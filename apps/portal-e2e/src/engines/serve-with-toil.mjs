import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/**
 * Serves the built portal with Toil as its engine, on an empty data folder. Toil keeps the logs of all steps. The inputs of the
 * test are made before, and Toil is ended with the server.
 */
const root = resolve(import.meta.dirname, '../../../..');
const engines = resolve(root, 'tools/test/engines');
const { makeInputs } = await import(join(engines, 'example-inputs.mjs'));
const { startToil } = await import(join(engines, 'toil.mjs'));
await makeInputs(process.env.ENGINE_INPUTS);
const toil = await startToil({ options: ['--logDebug'] });
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => void toil.stop());
const dataDir = resolve(root, 'apps/portal-e2e/.data', `${process.env.PORT}-toil`);
rmSync(dataDir, { recursive: true, force: true });
Object.assign(process.env, {
  DATA_DIR: dataDir,
  PORTAL_DIST: resolve(root, 'apps/portal/dist'),
  VALIDATE_RESPONSES: '1',
  WES_TOIL_URL: toil.url,
  WES_TOIL_FOLDERS: join(toil.folder, 'runs'),
});
await import(resolve(root, 'apps/server/dist/main.js'));
