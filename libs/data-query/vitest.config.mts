import { defineConfig } from 'vitest/config';
import { UNIT_SETTINGS } from '../../vitest.unit-settings.ts';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    ...UNIT_SETTINGS,
    name: 'data-query',
    include: [...UNIT_SETTINGS.include, 'publish/**/*.test.mjs'],
    testTimeout: 60_000,
    hookTimeout: 180_000,
  },
});
