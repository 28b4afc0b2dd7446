const DASHBOARD = {
  path: '/dashboard',
  modules: ['apps/portal/src/routes/visitor-home.tsx'],
  signedIn: ['apps/portal/src/routes/user-home.tsx'],
};

/**
 * Files that a cold load preloads while the entry is still on its way. The boot script takes the first beginning that matches,
 * and nothing where none does: then the router loads the route as it always would. The end-to-end size gate checks that
 * each entry has preloaded its files. The shape is `FirstScreen` of `tools/vite/boot`.
 */
export const FIRST_SCREENS = [
  DASHBOARD,
  {
    path: '/data/download',
    modules: ['apps/portal/src/routes/load-public.ts', 'apps/portal/src/routes/datasets-screens.tsx'],
    feature: 'datasets',
  },
  {
    path: '/data/qc-job-submit',
    modules: ['apps/portal/src/routes/load-public.ts', 'apps/portal/src/routes/project-wizard-screens.tsx'],
    feature: 'seqflow',
  },
  {
    path: '/data/qc-',
    modules: ['apps/portal/src/routes/load-work.ts', 'apps/portal/src/routes/project-screens.tsx'],
    feature: 'seqflow',
  },
  {
    path: '/data/upload',
    modules: ['apps/portal/src/routes/load-work.ts', 'apps/portal/src/routes/storage-screens.tsx'],
    feature: 'storage',
  },
  {
    path: '/seq-flow/file-manager',
    modules: ['apps/portal/src/routes/load-work.ts', 'apps/portal/src/routes/storage-screens.tsx'],
    feature: 'storage',
  },
  {
    path: '/seq-flow/dseqc-',
    modules: ['apps/portal/src/routes/load-work.ts', 'apps/portal/src/routes/report-list-screens.tsx'],
    feature: 'reports',
  },
  {
    path: '/seq-flow/rseqc-',
    modules: ['apps/portal/src/routes/load-work.ts', 'apps/portal/src/routes/report-list-screens.tsx'],
    feature: 'reports',
  },
  {
    path: '/seq-flow/protqc-',
    modules: ['apps/portal/src/routes/load-work.ts', 'apps/portal/src/routes/report-list-screens.tsx'],
    feature: 'reports',
  },
  {
    path: '/seq-flow/metqc-',
    modules: ['apps/portal/src/routes/load-work.ts', 'apps/portal/src/routes/report-list-screens.tsx'],
    feature: 'reports',
  },
  {
    path: '/seq-flow/qc-job-results',
    modules: ['apps/portal/src/routes/load-work.ts', 'apps/portal/src/routes/project-screens.tsx'],
    feature: 'seqflow',
  },
  {
    path: '/seq-flow/control-chart',
    modules: ['apps/portal/src/routes/load-work.ts', 'apps/portal/src/routes/report-screens.tsx'],
    feature: 'reports',
  },
  {
    path: '/seq-flow/qc-report-',
    modules: ['apps/portal/src/routes/load-work.ts', 'apps/portal/src/routes/report-list-screens.tsx'],
    feature: 'reports',
  },
  {
    path: '/seq-flow/report-comparison',
    modules: ['apps/portal/src/routes/load-work.ts', 'apps/portal/src/routes/report-screens.tsx'],
    feature: 'reports',
  },
  {
    path: '/datains-report/',
    modules: ['apps/portal/src/routes/load-work.ts', 'apps/portal/src/routes/report-screens.tsx'],
    feature: 'reports',
  },
  {
    path: '/seq-flow/',
    modules: ['apps/portal/src/routes/load-work.ts', 'apps/portal/src/routes/seq-flow-screens.tsx'],
    feature: 'seqflow',
  },
  {
    path: '/materials',
    modules: ['apps/portal/src/routes/load-public.ts', 'apps/portal/src/routes/materials-screens.tsx'],
    feature: 'catalogue',
  },
  {
    path: '/request-materials',
    modules: [
      'apps/portal/src/routes/load-public.ts',
      'apps/portal/src/routes/request-materials-screens.tsx',
      'libs/ui/src/markdown.ts',
    ],
    feature: 'catalogue',
  },
  {
    path: '/reference-datasets/download',
    modules: [
      'apps/portal/src/routes/load-public.ts',
      'apps/portal/src/routes/reference-dataset-screens.tsx',
    ],
    feature: 'catalogue',
  },
  {
    path: '/reference-datasets',
    modules: ['apps/portal/src/routes/frame-screens.tsx'],
    feature: 'catalogue',
  },
  { path: '/embeded-frame', modules: ['apps/portal/src/routes/frame-screens.tsx'], feature: 'catalogue' },
  {
    path: '/publications',
    modules: [
      'apps/portal/src/routes/load-public.ts',
      'apps/portal/src/routes/document-screens.tsx',
      'libs/ui/src/markdown.ts',
    ],
    feature: 'catalogue',
  },
  {
    path: '/markdown-previewer',
    modules: [
      'apps/portal/src/routes/load-public.ts',
      'apps/portal/src/routes/document-screens.tsx',
      'libs/ui/src/markdown.ts',
    ],
    feature: 'catalogue',
  },
  {
    path: '/user/',
    modules: ['apps/portal/src/routes/account-screens.tsx'],
    feature: 'account',
  },
  { path: '/account', modules: ['apps/portal/src/routes/account-screens.tsx'], feature: 'account' },
  {
    path: '/notifications',
    modules: ['apps/portal/src/routes/load-account.ts', 'apps/portal/src/routes/notification-screens.tsx'],
    feature: 'account',
  },
];
