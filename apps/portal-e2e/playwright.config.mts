import { resolve } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const PORT = Number(process.env['E2E_PORT'] ?? 4790);
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
const address = `http://127.0.0.1:${PORT}`;

/** End-to-end tests on the reference server: a real database, signed links, sign-in, and jobs on real files. */
export default defineConfig({
  testDir: resolve(import.meta.dirname, 'src'),
  outputDir: resolve(import.meta.dirname, 'test-output'),
  fullyParallel: true,
  workers: 2,
  // Jobs of parallel tests wait for each other: a loaded machine takes minutes where a quiet one takes seconds.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: address,
    // Only a repeated journey is traced. Snapshots of the page show each step; a film beside them costs more than they do.
    trace: { mode: 'on-first-retry', screenshots: false },
    locale: 'en-US',
    timezoneId: 'Europe/Paris',
    // A window that still fades in has too little contrast for axe, and each frame of it costs time.
    contextOptions: { reducedMotion: 'reduce' },
  },
  webServer: {
    command: 'node src/serve.mjs',
    cwd: import.meta.dirname,
    url: `${address}/config.json`,
    timeout: 180_000,
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    // The quota of the other demo account: journeys of the first one upload what they like.
    env: {
      PORT: String(PORT),
      // Documents are printed by the whole browser, as on a site, also where pages open in its headless shell.
      PORTAL_CHROMIUM: process.env['PORTAL_CHROMIUM'] ?? CHROMIUM,
      QUOTA_USERS: 'admin=30000000',
    },
  },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {
          executablePath: CHROMIUM,
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-background-networking',
            // Otherwise a spare process waits for each page, and its start is a tenth of the work of opening one.
            '--renderer-process-limit=1',
          ],
        },
      },
    },
  ],
});
