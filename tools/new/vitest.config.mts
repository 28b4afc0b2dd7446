import { defineConfig } from 'vitest/config';

/** The generator's own check: `npm run test:generator`. Minutes of processor time, so it is no part of `npm test`. */
export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'generator',
    environment: 'node',
    include: ['new.check.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    setupFiles: ['../test/property-seed.ts'],
  },
});
