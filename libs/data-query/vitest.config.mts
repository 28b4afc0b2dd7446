import { UNIT_SETTINGS, unitTests } from '../../vitest.unit-settings.ts';

export default unitTests(import.meta.dirname, {
  include: [...UNIT_SETTINGS.include, 'publish/**/*.test.mjs'],
  testTimeout: 60_000,
  hookTimeout: 180_000,
});
