import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ServerPaths } from './server-config.ts';

/** Server home: the server's folder in the repository, for a built server and for one that runs from source. */
export interface ServerHome {
  folder: string;
  repository: string;
  version: string;
  isBuilt: boolean;
}

/** Finds the server home, upwards from this file in `src/config/` or `dist/`. */
export function findHome(start = import.meta.dirname): ServerHome {
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (!existsSync(manifest)) continue;
    const { name, version } = JSON.parse(readFileSync(manifest, 'utf8')) as { name: string; version: string };
    if (name !== '@omics-portal/server') continue;
    return {
      folder,
      repository: join(folder, '..', '..'),
      version,
      isBuilt: start.startsWith(join(folder, 'dist')),
    };
  }
  throw new Error(`The folder of the server was not found above ${start}.`);
}

/** All paths of the server. */
export function pathsFrom(
  home: ServerHome,
  chosen: Pick<
    ServerPaths,
    'dataDir' | 'objectsDir' | 'runsDir' | 'indexDir' | 'portalDist' | 'visualisationDist'
  >,
): ServerPaths {
  const { folder, repository, isBuilt } = home;
  return {
    ...chosen,
    openapi: join(repository, 'openapi'),
    apiReference: join(folder, 'api-reference'),
    documents: join(folder, 'documents'),
    schemas: join(repository, 'docs/schemas'),
    appStore: join(folder, 'app-store'),
    seed: join(folder, 'seed'),
    programs: join(folder, isBuilt ? 'dist/programs' : 'src/programs'),
    programsAreBuilt: isBuilt,
    supervisor: join(folder, isBuilt ? 'dist/supervisor.js' : 'src/engines/local/supervisor/main.ts'),
    databaseWorker: isBuilt ? join(folder, 'dist/pglite-worker.js') : undefined,
    visualisationWorker: isBuilt ? join(folder, 'dist/visualisation-worker.js') : undefined,
    indexWorker: isBuilt ? join(folder, 'dist/index-worker.js') : undefined,
  };
}
