import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'data-query',
    environment: 'node',
    include: ['src/**/*.test.ts', 'publish/**/*.test.mjs'],
    setupFiles: ['../../tools/test/property-seed.ts'],
    testTimeout: 60000,
    hookTimeout: 180000,
  },
});
