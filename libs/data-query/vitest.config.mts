import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: { name: 'data-query', environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 20000 },
});
