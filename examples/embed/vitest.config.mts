import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'example',
    environment: 'node',
    include: ['*.test.mjs'],
    testTimeout: 60000,
    hookTimeout: 180000,
  },
});
