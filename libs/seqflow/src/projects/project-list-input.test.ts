import { expect, test } from 'vitest';
import { projectListInput } from './project-list-input';
import type { ProjectListSearch } from './project-search';
import type { Pipeline } from './pipeline';

const SEARCH: ProjectListSearch = {
  page: undefined,
  perPage: undefined,
  status: undefined,
  name: undefined,
  appId: undefined,
  from: undefined,
  to: undefined,
  deleted: undefined,
  sort: undefined,
};
const WGS: Pipeline = { apps: ['quartet-dnaseq-report', 'wgs'], omics: 'genomics' };

test('the request has the first page of ten projects by default', () => {
  expect(projectListInput(SEARCH, undefined)).toEqual({ page: 1, perPage: 10 });
});

test.each<[string, Partial<ProjectListSearch>, Pipeline | undefined, object]>([
  [
    'the apps and the omics type of the pipeline',
    {},
    WGS,
    { apps: WGS.apps, omics: 'genomics', appId: undefined },
  ],
  [
    'one app, beside those of the pipeline',
    { appId: 'a' },
    WGS,
    { appId: 'a', apps: WGS.apps, omics: 'genomics' },
  ],
  ['no omics type if the pipeline has none', {}, { ...WGS, omics: null }, { omics: undefined }],
  ['a part of a name, without blanks around it', { name: ' n_1 ' }, undefined, { search: 'n_1' }],
  [
    'no longer part than the service accepts',
    { name: 'a'.repeat(70) },
    undefined,
    { search: 'a'.repeat(64) },
  ],
  ['no empty name', { name: ' ' }, undefined, { search: undefined }],
  [
    'days of the start in UTC+8',
    { from: '2026-11-20', to: '2026-11-20' },
    undefined,
    { startedFrom: Date.UTC(2026, 10, 19, 16), startedBefore: Date.UTC(2026, 10, 20, 16) },
  ],
  ['an order', { sort: 'status:asc' }, undefined, { sort: { field: 'status', direction: 'asc' } }],
  ['deleted projects on request', { deleted: true }, undefined, { deleted: true }],
  ['no deleted ones beside a state', { deleted: true, status: 'Failed' }, undefined, { deleted: undefined }],
  [
    'the page and the status',
    { page: 3, perPage: 20, status: 'Failed' },
    undefined,
    { page: 3, perPage: 20, status: 'Failed' },
  ],
])('the request has %s', (_title, search, pipeline, expected) => {
  expect(projectListInput({ ...SEARCH, ...search }, pipeline)).toMatchObject(expected);
});
