import { defineConfig } from 'vitest/config';
import { UNIT_SETTINGS } from '../vitest.unit-settings.ts';

export default defineConfig({
  root: import.meta.dirname,
  // Tests here write into folders of their own and stub nothing: each file has its own modules.
  test: { ...UNIT_SETTINGS, name: 'tools', include: ['**/*.test.ts'], isolate: true, testTimeout: 60_000 },
});
