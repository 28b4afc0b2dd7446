import { defineConfig } from 'vitest/config';

/** Every unit test of the house in one run. Stories run apart, in Chromium: apps/storybook/vitest.config.mts. */
export default defineConfig({
  test: { projects: ['apps/{portal,server}/vitest.config.mts', 'libs/*/vitest.config.mts', 'tools/vitest.config.mts'] },
});
