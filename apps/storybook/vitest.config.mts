import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';

/** Every story as a test, in the Chromium of the system: it renders, its play function passes, axe finds nothing. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/apps/storybook',
  plugins: [storybookTest({ configDir: `${import.meta.dirname}/.storybook` })],
  test: {
    name: 'stories',
    // Longer than several waits for lazily loaded parts (see asyncUtilTimeout in the preview).
    testTimeout: 60_000,
    // Pages of documentation stand beside stories, and hold none.
    exclude: [...configDefaults.exclude, '**/*.mdx'],
    setupFiles: [
      '.storybook/react-diagnostics.setup.ts',
      '.storybook/resting-pointer.setup.ts',
      '.storybook/narrow-page.setup.ts',
    ],
    // The first must be loaded before React.
    sequence: { setupFiles: 'list' },
    // One page for all files: each story cleans up after itself, and the host starts once instead of fifty times.
    isolate: false,
    // Three pages share two cores: while one waits for a response or for a timer, the others draw.
    maxWorkers: 3,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        // Nothing fades in: what a test finds is there, and axe sees its final colours.
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: {
          executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
          args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
        },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
