import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'data-query',
    environment: 'node',
    include: ['src/**/*.test.ts', 'publish/**/*.test.mjs'],
    testTimeout: 60000,
    hookTimeout: 180000,
  },
});
