import { defineConfig } from '@playwright/test';
import base from './playwright.config.mts';
import { NOT_AT_ANOTHER_PROVIDER } from './src/real-site/not-at-another-provider.ts';

/** Time of a journey in milliseconds. Two services more share the machine with its jobs: one needed three minutes at a load of 20. */
const JOURNEY_MS = 300_000;

/** Journeys on a site as an institution runs it, with the embedded provider: those that only such a site can run. `npm run test:real`. */
export default defineConfig({
  ...base,
  timeout: JOURNEY_MS,
  testMatch: Object.keys(NOT_AT_ANOTHER_PROVIDER).map((file) => `**/${file}`),
  webServer: {
    ...base.webServer,
    command: 'node src/real-site/serve-real-site.mjs',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
