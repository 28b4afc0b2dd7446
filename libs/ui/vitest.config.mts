import { defineConfig } from 'vitest/config';
import { UNIT_SETTINGS } from '../../vitest.unit-settings.ts';
import { linguiReact } from '../../tools/vite/lingui-react.ts';
import { SHEPHERD_SOURCE } from '../../tools/vite/shepherd-source.ts';

export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: SHEPHERD_SOURCE },
  plugins: [linguiReact()],
  test: { ...UNIT_SETTINGS, name: 'ui' },
});
