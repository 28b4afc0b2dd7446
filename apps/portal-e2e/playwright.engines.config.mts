import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config.mts';

/** Folder of the inputs, which the web server makes and the test uploads. */
process.env['ENGINE_INPUTS'] ??= resolve(import.meta.dirname, '.data/engine-inputs');

/** End-to-end tests with a real workflow engine: `npm run test:engines`. They take minutes, so `npm test` does not include them. */
export default defineConfig({
  ...base,
  testDir: resolve(import.meta.dirname, 'src/engines'),
  testMatch: '*.journey.ts',
  workers: 1,
  timeout: 900_000,
  // A wrong locator must not wait for the time of a workflow.
  use: { ...base.use, actionTimeout: 30_000 },
  webServer: {
    ...base.webServer,
    command: 'node src/engines/serve-with-toil.mjs',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
