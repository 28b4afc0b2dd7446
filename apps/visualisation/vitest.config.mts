import { defineConfig } from 'vitest/config';
import { UNIT_SETTINGS } from '../../vitest.unit-settings.ts';
import { linguiReact } from '../../tools/vite/lingui-react.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [linguiReact()],
  test: { ...UNIT_SETTINGS, name: 'visualisation' },
});
