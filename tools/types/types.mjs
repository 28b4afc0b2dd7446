import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { run } from '../setup/run-command.mjs';
import { typeGroups } from './type-groups.mjs';

/**
 * Checks the types of all projects, in few programs (type-groups.mjs). What the last check found is kept in `.nx/types`, so that
 * a second check reads only what has changed. `npx nx typecheck <project>` checks one project alone.
 */
const root = resolve(import.meta.dirname, '../..');
const TSC = join(root, 'node_modules/typescript-7/bin/tsc');
const folder = join(root, '.nx/types');

mkdirSync(folder, { recursive: true });
for (const { projects, config } of typeGroups(root)) {
  const name = basename(projects[0]);
  const file = join(folder, `${name}.json`);
  const tsBuildInfoFile = join(folder, `${name}.tsbuildinfo`);
  const compilerOptions = { ...config.compilerOptions, incremental: true, tsBuildInfoFile };
  writeFileSync(file, JSON.stringify({ ...config, compilerOptions }, undefined, 2));
  const code = await run(process.execPath, [TSC, '--noEmit', '--pretty', 'false', '-p', file], { cwd: root });
  if (code !== 0) process.exitCode = 1;
}
