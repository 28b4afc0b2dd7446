const DASHBOARD = {
  path: '/dashboard',
  screens: 'dashboard/public-overview.tsx',
  signedIn: 'workplace/workplace.tsx',
};

/**
 * What a cold load preloads while the entry is still on its way. The boot script takes the first beginning that matches,
 * and nothing where none does: then the router loads the route as it always would. The end-to-end size gate checks that
 * each place has preloaded its files. The shape is `FirstScreen` of `tools/vite/boot`.
 */
export const FIRST_SCREENS = [
  DASHBOARD,
  {
    path: '/data/download',
    screens: 'routes/datasets-screens.tsx',
    requests: 'routes/load-collection.ts',
    feature: 'datasets',
  },
  { path: '/data/qc-', screens: 'routes/seq-flow-screens.tsx', feature: 'seqflow' },
  { path: '/data/upload', screens: 'routes/storage-screens.tsx', feature: 'storage' },
  { path: '/seq-flow/file-manager', screens: 'routes/storage-screens.tsx', feature: 'storage' },
  { path: '/seq-flow/dseqc-', screens: 'routes/report-screens.tsx', feature: 'reports' },
  { path: '/seq-flow/rseqc-', screens: 'routes/report-screens.tsx', feature: 'reports' },
  { path: '/seq-flow/protqc-', screens: 'routes/report-screens.tsx', feature: 'reports' },
  { path: '/seq-flow/metqc-', screens: 'routes/report-screens.tsx', feature: 'reports' },
  { path: '/seq-flow/qc-report-', screens: 'routes/report-screens.tsx', feature: 'reports' },
  {
    path: '/datains-report/',
    screens: 'routes/report-screens.tsx',
    requests: 'routes/load-work.ts',
    feature: 'reports',
  },
  {
    path: '/seq-flow/',
    screens: 'routes/seq-flow-screens.tsx',
    requests: 'routes/load-work.ts',
    feature: 'seqflow',
  },
  { path: '/materials', screens: 'routes/materials-screens.tsx', feature: 'datasets' },
  { path: '/request-materials', screens: 'routes/request-materials-screens.tsx', feature: 'datasets' },
  {
    path: '/reference-datasets/download',
    screens: 'routes/reference-dataset-screens.tsx',
    feature: 'datasets',
  },
  { path: '/reference-datasets', screens: 'routes/frame-screens.tsx', feature: 'datasets' },
  { path: '/embeded-frame', screens: 'routes/frame-screens.tsx', feature: 'datasets' },
  { path: '/publications', screens: 'routes/document-screens.tsx', feature: 'datasets' },
  { path: '/markdown-previewer', screens: 'routes/document-screens.tsx', feature: 'datasets' },
  { path: '/user/', screens: 'routes/account-screens.tsx', feature: 'account' },
  { path: '/account', screens: 'routes/account-screens.tsx', feature: 'account' },
  { path: '/notifications', screens: 'routes/account-screens.tsx', feature: 'account' },
];
