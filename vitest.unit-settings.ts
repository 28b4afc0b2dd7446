import { fileURLToPath } from 'node:url';

/** Vitest settings that the unit test projects share. A project adds its name, and its own times where its tests need longer. */
export const UNIT_SETTINGS = {
  environment: 'node',
  include: ['src/**/*.test.{ts,tsx}'],
  setupFiles: [fileURLToPath(new URL('./tools/test/property-seed.ts', import.meta.url))],
  testTimeout: 15_000,
  // Modules are loaded once for all files, which halves the time. Stubs are removed after each test.
  isolate: false,
  unstubEnvs: true,
  unstubGlobals: true,
  restoreMocks: true,
};
