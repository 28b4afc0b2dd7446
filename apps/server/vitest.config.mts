import { defineConfig } from 'vitest/config';
import { UNIT_SETTINGS } from '../../vitest.unit-settings.ts';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    ...UNIT_SETTINGS,
    name: 'server',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // By default a machine of two cores has one worker. Tests that wait for leases and processes leave their core to the other.
    maxWorkers: 2,
    globalSetup: ['src/testing/test-cluster.ts'],
  },
});
