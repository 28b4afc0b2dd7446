import { expect, test } from 'vitest';
import { createMemoryHistory } from '@tanstack/react-router';
import {
  documentTitle,
  readBreadcrumb,
  readMenu,
  readPublicPaths,
  readTitle,
  type MenuNode,
} from './read-tree';
import type { Portal } from '../composition/portal';
import { createPortalRouter } from '../routes/router';

const BRAND = 'acme';

/** Routes get their full paths from a router. The portal is not used. */
const { routeTree } = createPortalRouter({} as Portal, createMemoryHistory());

/** Public paths of the specification, section 2, and public screens that were added later. */
const PUBLIC = [
  '/404',
  '/',
  '/dashboard',
  '/materials',
  '/request-materials',
  '/data/download',
  '/data/download/{brand}-genomics',
  '/data/download/{brand}-transcriptomics',
  '/data/download/{brand}-proteomics',
  '/data/download/{brand}-metabolomics',
  '/markdown-previewer',
  '/seq-flow/app-store',
  '/reference-datasets/download',
  '/reference-datasets/visualization/{brand}-dna-vis',
  '/reference-datasets/visualization/{brand}-rna-vis',
  '/reference-datasets/visualization/{brand}-protein-vis',
  '/reference-datasets/visualization/{brand}-metabolism-vis',
  '/user/login',
  '/user/register',
  '/user/recover',
  '/user/password',
  '/publications',
];

test('the public routes are those of the specification, and no others', () => {
  expect(readPublicPaths(routeTree, BRAND)).toEqual(
    PUBLIC.map((path) => path.replace('{brand}', BRAND)).sort(),
  );
});

const outline = (nodes: readonly MenuNode[]): unknown[] =>
  nodes.map(({ path, title, disabled, loads, children }) => {
    const name = `${title.message} ${path}${disabled ? ' (disabled)' : ''}${loads ? ` (loads ${loads})` : ''}`;
    return children.length > 0 ? [name, outline(children)] : name;
  });

test('the menu is the tree of routes with a menu entry', () => {
  expect(outline(readMenu(routeTree, BRAND))).toEqual([
    'Overview /dashboard',
    'Reference Materials /materials',
    [
      'Multiomics Data /data',
      [
        'Genomics Data /data/download/acme-genomics',
        'Transcriptomics Data /data/download/acme-transcriptomics',
        'Proteomics Data /data/download/acme-proteomics',
        'Metabolomics Data /data/download/acme-metabolomics',
        'Browse & Download /data/download (loads collections)',
      ],
    ],
    [
      'Quality Assessment /seq-flow',
      [
        'QC Apps /seq-flow/app-store',
        'Assessments /seq-flow/quality-assessment-management',
        'Results /seq-flow/qc-job-results',
        'QC Report History /seq-flow/qc-report-management',
        'Control Charts /seq-flow/control-chart',
        'All Your Data /data/upload',
        'File Management /seq-flow/file-manager',
      ],
    ],
    [
      'Reference Datasets /reference-datasets',
      [
        'Browse & Download /reference-datasets/download',
        [
          'Discovery & Visualize /reference-datasets/visualization',
          [
            'Genomics /reference-datasets/visualization/acme-dna-vis',
            'Transcriptomics /reference-datasets/visualization/acme-rna-vis',
            'Proteomics /reference-datasets/visualization/acme-protein-vis (disabled)',
            'Metabolomics /reference-datasets/visualization/acme-metabolism-vis (disabled)',
          ],
        ],
      ],
    ],
    'Publications /publications',
  ]);
});

test('the breadcrumb names each titled match and links all but the last', () => {
  const data = { id: 'a', message: 'Multiomics Data' };
  const upload = { id: 'b', message: 'All Your Data' };
  const matches = [
    { pathname: '/', staticData: {} },
    { pathname: '/data', staticData: { title: data } },
    { pathname: '/data/upload', staticData: { title: upload } },
  ];
  expect(readBreadcrumb(matches, [])).toEqual([{ title: data, path: '/data' }, { title: upload }]);
  expect(readTitle(matches)).toBe(upload);
});

test('a page has the group and the name in the breadcrumb that it has in the menu', () => {
  const [data, upload, assessment] = ['Data', 'All Your Data', 'Assessment'].map((id) => ({ id }));
  const group = {
    path: '/seq-flow',
    title: assessment!,
    icon: 'apps',
    disabled: false,
    children: [],
  } as const;
  const matches = [
    { pathname: '/data', staticData: { title: data! } },
    {
      pathname: '/data/upload',
      staticData: { title: upload!, menu: { under: '/seq-flow', label: { id: 'Yours' } } },
    },
  ];
  expect(readBreadcrumb(matches, [group])).toEqual([
    { title: assessment, path: '/seq-flow' },
    { title: { id: 'Yours' } },
  ]);
  expect(readTitle(matches)).toBe(upload);
  const create = { pathname: '/data/submit', staticData: { title: upload!, group: '/seq-flow' } };
  expect(readBreadcrumb([matches[0]!, create], [group])).toEqual([
    { title: assessment, path: '/seq-flow' },
    { title: upload },
  ]);
});

test.each([
  ['QC Apps', 'QC Apps - Portal'],
  ['', 'Portal'],
  [undefined, 'Portal'],
])('the document title of a page called %s is %s', (title, expected) => {
  expect(documentTitle(title, 'Portal')).toBe(expected);
});
