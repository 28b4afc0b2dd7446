import { defineConfig } from '@lingui/cli';

const LIBS = ['wording', 'datasets', 'catalogue', 'seqflow', 'reports', 'storage', 'account', 'home'];
const exclude = ['**/*.test.*', '**/*.stories.tsx', '**/dist/**'];

/** Folder of the portal with a catalog of its own: it is loaded on first use, and the catalog of the portal at once. */
const PALETTE = '<rootDir>/apps/portal/src/shell/palette';

/** `CATALOG=seqflow npm run words` works on one catalog alone; without it, on all. */
const only = process.env['CATALOG'];
const wanted = (name: string) => only === undefined || only === name;

/** One catalog per lib with words, and one for what an app loads later, so that a feature reused elsewhere brings its translations along. */
export default defineConfig({
  sourceLocale: 'en-US',
  locales: ['en-US', 'zh-CN'],
  fallbackLocales: { default: 'en-US' },
  orderBy: 'origin',
  format: 'po',
  formatOptions: { lineNumbers: false },
  catalogs: [
    ...LIBS.filter(wanted).map((lib) => ({
      path: `<rootDir>/libs/${lib}/src/locales/{locale}/messages`,
      include: [`<rootDir>/libs/${lib}/src/**`],
      exclude,
    })),
    ...['portal', 'visualisation'].filter(wanted).map((app) => ({
      path: `<rootDir>/apps/${app}/src/locales/{locale}/messages`,
      include: [`<rootDir>/apps/${app}/src/**`],
      exclude: [...exclude, `${PALETTE}/**`],
    })),
    ...['palette'].filter(wanted).map(() => ({
      path: `${PALETTE}/locales/{locale}/messages`,
      include: [`${PALETTE}/**`],
      exclude,
    })),
  ],
});
