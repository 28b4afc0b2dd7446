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
    // Modules are loaded once for all files, which halves the time. What a test stubs is put back.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
  },
});
