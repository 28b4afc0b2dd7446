import * as v from 'valibot';
import { expect, test } from 'vitest';
import { appStoreSearch } from './app-store/app-store-search';
import { jobManagementSearch } from './job-search/job-search';
import { projectListSearch } from './projects/project-search';
import { projectWizardSearch } from './wizard/wizard-search';

const APP_ID = 'ea989ffd08517f6c4dc1edf931ac946f';

test.each([
  [
    appStoreSearch,
    { appCategory: 'rnaseq', q: 'qc', author: 'lab', sort: 'rating', app: 'lab/rna-qc-v1.0.0' },
  ],
  [
    projectListSearch,
    {
      status: 'Failed',
      name: 'run_1',
      appId: APP_ID,
      from: '2026-11-20',
      to: '2026-11-22',
      deleted: true,
      sort: 'status:asc',
      page: 2,
      perPage: 25,
    },
  ],
  [projectWizardSearch, { appId: APP_ID, again: 'p-1', job: 'w-1', files: 'h-1', step: 2 }],
  [
    jobManagementSearch,
    {
      view: 'figures',
      status: 'Running',
      q: 'liver',
      label: 'batch:7',
      step: 'trim',
      failure: '9f8e7d6c5b4a3928',
      job: 'w-1',
      panel: 'logs',
      attempt: 2,
      log: 'a.b',
      stream: 'stderr',
      results: 'type=html',
    },
  ],
])('valid search parameters are unchanged: %#', (schema, search) => {
  expect(v.parse(schema, search)).toEqual(search);
});

test.each([
  [appStoreSearch, { appCategory: 'physics', q: 3, author: {}, sort: 7, app: 7 }],
  [
    projectListSearch,
    { status: 'Lost', name: 1, appId: 'x', from: 1, to: {}, deleted: 'x', sort: 7, page: 0, perPage: -1 },
  ],
  [projectWizardSearch, { appId: 'x', again: 1, job: {}, files: [], step: 9 }],
  [
    jobManagementSearch,
    { view: 'x', status: 'On Hold', q: {}, label: 1, job: {}, panel: 7, attempt: 0, stream: 'stdin' },
  ],
])('invalid search parameters are dropped without an error: %#', (schema, search) => {
  expect(Object.values(v.parse(schema, search)).every((value) => value === undefined)).toBe(true);
});
