import { defineConfig } from 'vitest/config';

/** Generator check: `npm run test:generator`. It takes minutes of CPU time, so only `npm test -- --with-engines` includes it. */
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
