import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { linguiReact } from '../../tools/vite/lingui-react.ts';
import { SHEPHERD_SOURCE } from '../../tools/vite/shepherd-source.ts';
import { boot } from '../../tools/vite/boot/boot-plugin.mts';
import { CHUNK_GROUPS } from '../../tools/vite/chunks/chunk-groups.mts';
import { precompress } from '../../tools/vite/precompress.mts';
import { FIRST_SCREENS } from './first-screens.mts';

/** Paths of the reference server, which runs on its default port in development. */
const SERVER_PATHS = [
  '/datains',
  '/quartet-service',
  '/dataseq',
  '/ga4gh',
  '/identity',
  '/storage',
  '/documents',
  '/openapi',
  '/visualisation',
  '/config.json',
];
/** Files that index.html loads: the chunks `vendor` and `portal` with its styles, and the runtime of the bundler. */
const ENTRY_FILE = /^assets\/(?:vendor|portal|rolldown-runtime)-/;
const server = process.env['PORTAL_SERVER'] ?? 'http://127.0.0.1:4600';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  resolve: { alias: SHEPHERD_SOURCE },
  cacheDir: '../../node_modules/.vite/apps/portal',
  server: {
    port: 4200,
    host: '127.0.0.1',
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: server }])),
  },
  plugins: [
    linguiReact(),
    lingui({
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      failOnMissing: false,
      failOnCompileError: true,
    }),
    tailwindcss(),
    boot({
      screens: FIRST_SCREENS,
      themeScript: fileURLToPath(new URL('theme-boot.js', import.meta.url)),
      configFile: process.env['PORTAL_CONFIG'],
    }),
    precompress(),
  ],
  build: {
    outDir: './dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // A script that imports another one at run time already has the files of the entry.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'html' ? files : files.filter((file) => !ENTRY_FILE.test(file)),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [...CHUNK_GROUPS] },
        // Hashes do not compress, and the entry names each file: seven characters (42 bits) distinguish the versions of one name.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
      // With it on, the engine of the charts comes with every screen that shares a line with what draws them.
      experimental: { chunkOptimization: false },
    },
  },
});
