import { defineConfig } from '@lingui/cli';

const FEATURES = ['datasets', 'seqflow', 'reports', 'storage', 'account'];
const exclude = ['**/*.test.*', '**/*.stories.tsx', '**/dist/**'];

/** One catalog per feature, so that a feature reused elsewhere brings its translations along. */
export default defineConfig({
  sourceLocale: 'en-US',
  locales: ['en-US', 'zh-CN'],
  fallbackLocales: { default: 'en-US' },
  orderBy: 'origin',
  format: 'po',
  formatOptions: { lineNumbers: false },
  catalogs: [
    ...FEATURES.map((lib) => ({
      path: `<rootDir>/libs/${lib}/src/locales/{locale}/messages`,
      include: [`<rootDir>/libs/${lib}/src/**`],
      exclude,
    })),
    { path: '<rootDir>/apps/portal/src/locales/{locale}/messages', include: ['<rootDir>/apps/portal/src/**'], exclude },
  ],
});
