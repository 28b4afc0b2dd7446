import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'tools',
    environment: 'node',
    include: ['**/*.test.ts'],
    testTimeout: 60000,
    setupFiles: ['./test/property-seed.ts'],
  },
});
