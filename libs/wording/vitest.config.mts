import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import { defineConfig } from 'vitest/config';
import { UNIT_SETTINGS } from '../../vitest.unit-settings.ts';
import { linguiReact } from '../../tools/vite/lingui-react.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    linguiReact(),
    lingui({ cwd: fileURLToPath(new URL('../..', import.meta.url)), failOnCompileError: true }),
  ],
  test: { ...UNIT_SETTINGS, name: 'wording' },
});
