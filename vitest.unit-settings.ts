import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import { defineConfig, type ViteUserConfig } from 'vitest/config';
import { linguiReact } from './tools/vite/lingui-react.ts';
import { SHEPHERD_SOURCE } from './tools/vite/shepherd-source.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Vitest settings that the unit test projects share. A project adds its name, and its own times where its tests need longer. */
export const UNIT_SETTINGS = {
  environment: 'node',
  include: ['src/**/*.test.{ts,tsx}'],
  setupFiles: [fileURLToPath(new URL('./tools/test/property-seed.ts', import.meta.url))],
  testTimeout: 15_000,
  // Modules are loaded once for all files, which halves the time. Stubs are removed after each test.
  isolate: false,
  // A module that another project or an earlier run has compiled is not compiled again.
  experimental: { fsModuleCache: true },
  unstubEnvs: true,
  unstubGlobals: true,
  restoreMocks: true,
} satisfies NonNullable<ViteUserConfig['test']>;

/**
 * Vitest configuration of the unit tests in a folder of the portal. Compiled modules are shared by all projects with the same
 * root, plugins and text of the configuration file: hence one root for all, and no name in the files.
 */
export function unitTests(folder: string, settings: ViteUserConfig['test'] = {}): ViteUserConfig {
  return defineConfig({
    root,
    resolve: { alias: SHEPHERD_SOURCE },
    plugins: [linguiReact(), lingui({ cwd: root, failOnCompileError: true }), uncachedCatalogs],
    test: { ...UNIT_SETTINGS, dir: folder, name: basename(folder), ...settings },
  });
}

/** The compiled catalog of a language depends on that of the other one, and the cache looks at one file. */
const uncachedCatalogs: NonNullable<ViteUserConfig['plugins']>[number] = {
  name: 'uncached-catalogs',
  configureVitest: ({ experimental_defineCacheKeyGenerator: defineKey }) =>
    defineKey(({ id }) => (id.endsWith('.po') ? false : undefined)),
};
