import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ babel: { plugins: ['@lingui/babel-plugin-lingui-macro'] } })],
  test: {
    name: 'home',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    testTimeout: 15000,
    setupFiles: ['../../tools/test/property-seed.ts'],
  },
});
