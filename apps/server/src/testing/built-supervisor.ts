import { rmSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { findHome } from '../config/server-home.ts';

let built: Promise<string> | undefined;

/** Script of the supervisor, built once for this process: from TypeScript each one takes a second to start. */
export function builtSupervisor(): Promise<string> {
  built ??= buildSupervisor();
  return built;
}

async function buildSupervisor(): Promise<string> {
  const { folder, repository } = findHome();
  const outDir = join(repository, `node_modules/.cache/omics-portal/supervisor-${process.pid}`);
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
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
        input: { supervisor: join(folder, 'src/engines/local/supervisor/main.ts') },
        external: (id) => id.startsWith('node:') || builtinModules.includes(id),
        output: { format: 'esm', entryFileNames: '[name].mjs' },
      },
    },
  });
  return join(outDir, 'supervisor.mjs');
}
