import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { RESOURCE_WITNESS, usageOf } from '../built-program.mjs';

/** Bundles the part of a report that numpy was measured with (ADR 0063) into a folder, and returns the path of its script. */
export async function buildNumpyPart(folder) {
  const entry = join(import.meta.dirname, 'numpy-part.mjs');
  await build({
    configFile: false,
    logLevel: 'error',
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: join(folder, 'part'),
      rolldownOptions: { input: entry, output: { entryFileNames: 'part.mjs' } },
    },
  });
  return join(folder, 'part/part.mjs');
}

/** Processor seconds and peak memory of one fresh process of that script, its start included. */
export function numpyPartUsage(folder, script, { dataFile, metadataFile }) {
  const usageFile = join(folder, 'part.usage.json');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', RESOURCE_WITNESS, script, dataFile, metadataFile],
    { encoding: 'utf8', env: { ...process.env, BENCH_USAGE: usageFile } },
  );
  if (status !== 0) throw new Error(stderr);
  return { figures: stdout, ...usageOf(JSON.parse(readFileSync(usageFile, 'utf8'))) };
}
