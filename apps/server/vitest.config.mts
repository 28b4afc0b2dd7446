import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    name: 'server',
    environment: 'node',
    include: ['src/**/*.test.ts'],
    setupFiles: ['../../tools/test/property-seed.ts'],
    testTimeout: 60000,
    hookTimeout: 120000,
    // Loading the server's modules anew for each of the files took two fifths of the processor time. What a test stubs is put back.
    isolate: false,
    unstubEnvs: true,
    restoreMocks: true,
  },
});
