import { randomInt } from 'node:crypto';
import { resolve } from 'node:path';
import { run } from '../setup/run-command.mjs';

/**
 * `npm run test:random`: the unit tests of all projects with a new seed for property tests. `PROPERTY_SEED` repeats an
 * earlier run. Arguments are passed to Nx, for example `--projects=@omics-portal/data-query`.
 */
const seed = process.env.PROPERTY_SEED ?? String(randomInt(2 ** 31));
process.stdout.write(`PROPERTY_SEED=${seed}\n`);
const args = ['nx', 'run-many', '-t', 'test', '--output-style=static', ...process.argv.slice(2)];
process.exitCode = await run('npx', args, {
  cwd: resolve(import.meta.dirname, '../..'),
  env: { PROPERTY_SEED: seed },
});
