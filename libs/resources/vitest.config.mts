import { defineConfig } from 'vitest/config';
import { UNIT_SETTINGS } from '../../vitest.unit-settings.ts';

export default defineConfig({
  root: import.meta.dirname,
  test: {
    ...UNIT_SETTINGS,
    name: 'resources',
    // Tests of the download script wait for servers that are silent: their files wait at the same time.
    maxWorkers: 3,
  },
});
