import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { findHome } from '../config/server-home.ts';

/** Built worker scripts of the server: Node cannot start a worker from TypeScript. */
export interface BuiltWorkers {
  database: string;
  index: string;
  remove(): Promise<void>;
}

/** Builds the workers in a cache folder from which they can resolve the installed packages. */
export async function buildWorkers(): Promise<BuiltWorkers> {
  const { folder, repository } = findHome();
  const cache = join(repository, 'node_modules/.cache/omics-portal');
  await mkdir(cache, { recursive: true });
  const outDir = await mkdtemp(join(cache, 'workers-'));
  const source = join(folder, 'src');
  await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    build: {
      ssr: true,
      target: 'node20',
      outDir,
      minify: false,
      rolldownOptions: {
        input: {
          database: join(source, 'records/pglite-worker.ts'),
          index: join(source, 'services/dataseq/read-index/index-worker.ts'),
        },
        external: (id) => id.startsWith('@electric-sql/') || builtinModules.includes(id),
        output: { format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name].mjs' },
      },
    },
  });
  return {
    database: join(outDir, 'database.mjs'),
    index: join(outDir, 'index.mjs'),
    remove: () => rm(outDir, { recursive: true, force: true }),
  };
}
