import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ babel: { plugins: ['@lingui/babel-plugin-lingui-macro'] } })],
  test: {
    name: 'seqflow',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 15000,
    setupFiles: ['../../tools/test/property-seed.ts'],
    // Modules are loaded once for all files, which halves the time. What a test stubs is put back.
    isolate: false,
    unstubEnvs: true,
    unstubGlobals: true,
    restoreMocks: true,
  },
});
