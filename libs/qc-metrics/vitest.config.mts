import { defineConfig } from 'vitest/config';
import { UNIT_SETTINGS } from '../../vitest.unit-settings.ts';

export default defineConfig({
  root: import.meta.dirname,
  test: { ...UNIT_SETTINGS, name: 'qc-metrics', testTimeout: 60_000 },
});
