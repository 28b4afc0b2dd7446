import { defineConfig } from '@lingui/cli';

const LIBS = ['wording', 'datasets', 'catalogue', 'seqflow', 'reports', 'storage', 'account', 'home'];
const exclude = ['**/*.test.*', '**/*.stories.tsx', '**/dist/**'];

/** Folders with a catalog of their own: it is loaded on first use, and that of the project around it at once. */
const PARTS = {
  palette: '<rootDir>/apps/portal/src/shell/palette',
  tour: '<rootDir>/apps/portal/src/shell/tour',
  'program-problems': '<rootDir>/libs/wording/src/program-problems',
  'sheet-labels': '<rootDir>/libs/wording/src/sheet-labels',
  'total-words': '<rootDir>/libs/home/src/total-words',
};

/** Code of the wording whose messages are in the catalogs of the features that use it: in its own, each first load would have them. */
const LIMITS = '<rootDir>/libs/wording/src/limits';
const SHARE_LINKS = '<rootDir>/libs/wording/src/share-links';
const SHARED: Readonly<Record<string, readonly string[]>> = {
  reports: [LIMITS],
  seqflow: [LIMITS],
  storage: [SHARE_LINKS],
  account: [SHARE_LINKS],
};

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
      include: [`<rootDir>/libs/${lib}/src/**`, ...(SHARED[lib] ?? []).map((folder) => `${folder}/**`)],
      exclude: [
        ...exclude,
        `${PARTS['program-problems']}/**`,
        `${PARTS['sheet-labels']}/**`,
        `${PARTS['total-words']}/**`,
        ...(lib === 'wording' ? [`${LIMITS}/**`, `${SHARE_LINKS}/**`] : []),
      ],
    })),
    ...['portal', 'visualisation'].filter(wanted).map((app) => ({
      path: `<rootDir>/apps/${app}/src/locales/{locale}/messages`,
      include: [`<rootDir>/apps/${app}/src/**`],
      exclude: [...exclude, `${PARTS.palette}/**`, `${PARTS.tour}/**`],
    })),
    ...Object.entries(PARTS)
      .filter(([name]) => wanted(name))
      .map(([, folder]) => ({
        path: `${folder}/locales/{locale}/messages`,
        include: [`${folder}/**`],
        exclude,
      })),
  ],
});
