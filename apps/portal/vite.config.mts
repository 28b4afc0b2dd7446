import { lingui } from '@lingui/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { SHEPHERD_SOURCE } from '../../tools/vite/shepherd-source';
import { precompress } from '../../tools/vite/precompress.mts';

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

/**
 * The first page in few files: left to itself the bundler cuts it into a dozen crumbs, each a request before the first
 * paint. The frameworks change seldom and are a file of their own, which stays in the browser's cache over releases.
 */
const FIRST_LOAD = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@lingui|@tanstack\/(history|router-core|react-router|store|react-store|query-core|react-query)|clsx|class-variance-authority)\//,
    tags: ['$initial' as const],
  },
  { name: 'portal', tags: ['$initial' as const] },
  // What the two halves of the dashboard, and nearly every screen behind them, are made of.
  {
    name: 'parts',
    test: /apps\/portal\/src\/dashboard\/(collection|holdings|use-|dashboard-queries|start-buttons)|libs\/(ui\/src\/(card|link-list|status|progress|segmented-control|empty-state|error-state|skeleton|statistic|timeline|tag)|wording\/src\/(time|amount))\/|icons\/(plus|download|flask-conical|chart-scatter|upload|folder-open|rocket)\./,
  },
  { name: 'menu-icons', test: /shell\/menu-icon-set/ },
  // What a chart's frame shares with lists that draw none, which would otherwise bring the engine of the charts.
  { name: 'frame-icons', test: /icons\/(table-2|file-spreadsheet)\./ },
];

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
    react({ babel: { plugins: ['@lingui/babel-plugin-lingui-macro'] } }),
    lingui({
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      failOnMissing: false,
      failOnCompileError: true,
    }),
    tailwindcss(),
    precompress(),
  ],
  build: {
    outDir: './dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: FIRST_LOAD } },
      // With it on, the engine of the charts comes with every screen that shares a line with what draws them.
      experimental: { chunkOptimization: false },
    },
  },
});
