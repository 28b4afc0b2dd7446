import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Paths that the reference server answers; in development it runs apart, on its usual port. */
const SERVER_PATHS = [
  '/datains',
  '/quartet-service',
  '/dataseq',
  '/identity',
  '/storage',
  '/documents',
  '/config.json',
];
const server = process.env['PORTAL_SERVER'] ?? 'http://127.0.0.1:4600';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  cacheDir: '../../node_modules/.vite/apps/portal',
  server: {
    port: 4200,
    host: '127.0.0.1',
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, { target: server }])),
  },
  plugins: [
    react({ babel: { plugins: ['@lingui/babel-plugin-lingui-macro'] } }),
    lingui({
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      failOnMissing: false,
      failOnCompileError: true,
    }),
    tailwindcss(),
  ],
  build: {
    outDir: './dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
});
