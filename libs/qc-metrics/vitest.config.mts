import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'qc-metrics',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    testTimeout: 20000,
    setupFiles: ['../../tools/test/property-seed.ts'],
  },
});
