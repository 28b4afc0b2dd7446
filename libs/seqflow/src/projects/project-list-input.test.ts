import { expect, test } from 'vitest';
import { projectListInput } from './project-list-input';
import type { ProjectListSearch } from './project-search';
import type { Pipeline } from './use-pipeline';

const SEARCH: ProjectListSearch = {
  page: undefined,
  perPage: undefined,
  status: undefined,
  name: undefined,
  appId: undefined,
};
const WGS: Pipeline = { apps: ['quartet-dnaseq-report', 'wgs'], omics: 'genomics' };

test('the request has the first page of ten projects by default', () => {
  expect(projectListInput(SEARCH, undefined)).toEqual({
    ...SEARCH,
    page: 1,
    perPage: 10,
    apps: undefined,
    omics: undefined,
  });
});

test.each<[string, Partial<ProjectListSearch>, Pipeline | undefined, object]>([
  [
    'the apps and the omics type of the pipeline',
    {},
    WGS,
    { apps: WGS.apps, omics: 'genomics', appId: undefined },
  ],
  [
    'one app, which replaces those of the pipeline',
    { appId: 'a' },
    WGS,
    { appId: 'a', apps: undefined, omics: 'genomics' },
  ],
  ['no omics type if the pipeline has none', {}, { ...WGS, omics: null }, { omics: undefined }],
  ['a valid name', { name: 'run_1' }, undefined, { name: 'run_1' }],
  [
    'no invalid name, which the service would reject with 400',
    { name: 'a b' },
    undefined,
    { name: undefined },
  ],
  ['no empty name', { name: '' }, undefined, { name: undefined }],
  [
    'the page and the status',
    { page: 3, perPage: 20, status: 'Failed' },
    undefined,
    { page: 3, perPage: 20, status: 'Failed' },
  ],
])('the request has %s', (_title, search, pipeline, expected) => {
  expect(projectListInput({ ...SEARCH, ...search }, pipeline)).toMatchObject(expected);
});
