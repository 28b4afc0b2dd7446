import { defineConfig } from '@playwright/test';
import base from './playwright.config.mts';
import { NOT_ON_A_REAL_SITE } from './src/real-site/not-on-a-real-site.ts';

/** Time of a journey in milliseconds. Two services more share the machine with its jobs: one needed three minutes at a load of 20. */
const JOURNEY_MS = 300_000;

/** All journeys on a site as an institution runs it: `npm run test:real`. They take as long as those of `npm test`, which does not include them. */
export default defineConfig({
  ...base,
  timeout: JOURNEY_MS,
  testIgnore: Object.keys(NOT_ON_A_REAL_SITE).map((file) => `**/${file}`),
  webServer: {
    ...base.webServer,
    command: 'node src/real-site/serve-real-site.mjs',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
