import { existsSync, readdirSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { defineConfig } from 'vite';

const SOURCE = join(import.meta.dirname, 'src');

/** QC programs run as processes of their own, so each is an entry. */
function programs(): Record<string, string> {
  const folder = join(SOURCE, 'programs');
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => existsSync(join(folder, name, 'main.ts')))
    : [];
  return Object.fromEntries(names.map((name) => [`programs/${name}`, join(folder, name, 'main.ts')]));
}

function optional(entry: string, file: string): Record<string, string> {
  return existsSync(join(SOURCE, file)) ? { [entry]: join(SOURCE, file) } : {};
}

/**
 * Packages that are bundled although they are not of this repository: each function of stdlib is a package of its own, and
 * finding the 200 files of a distribution takes longer than the rest of a QC program's start.
 */
const BUNDLED = /^@(?:omics-portal|stdlib)\//;

/** Packages are loaded from node_modules at run time, except bundled ones. */
function isExternal(id: string): boolean {
  return id.startsWith('node:') || builtinModules.includes(id) || (!/^[./\0]/.test(id) && !BUNDLED.test(id));
}

export default defineConfig({
  root: import.meta.dirname,
  // Vite leaves packages out of a build for servers before `external` is called.
  ssr: { noExternal: [BUNDLED] },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: join(SOURCE, 'main.ts'),
        'pglite-worker': join(SOURCE, 'records/pglite-worker.ts'),
        'index-worker': join(SOURCE, 'services/dataseq/read-index/index-worker.ts'),
        'visualisation-worker': join(SOURCE, 'visualisation/visualisation-worker.ts'),
        supervisor: join(SOURCE, 'engines/local/supervisor/main.ts'),
        ...optional('seed-cli', 'seed/cli.ts'),
        ...optional('collection-load-cli', 'seed/load-cli.ts'),
        ...optional('accounts-cli', 'identity/accounts-command/cli.ts'),
        ...optional('backup-cli', 'backup/cli.ts'),
        ...optional('migrate-cli', 'rehearsal/cli.ts'),
        ...optional('static-host-cli', 'static-host/cli.ts'),
        ...optional('storage-check-cli', 'storage-check/cli.ts'),
        ...programs(),
      },
      external: isExternal,
      output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
