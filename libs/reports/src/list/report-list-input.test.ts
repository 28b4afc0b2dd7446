import { expect, test } from 'vitest';
import { parse } from 'valibot';
import { reportHistorySearch } from '../tasks/report-search';
import { reportListInput } from './report-list-input';

const inputOf = (search: object, ...kind: Parameters<typeof reportListInput>[2][]) =>
  reportListInput('acme', parse(reportHistorySearch, search), ...kind);

test.each<[string, object, object]>([
  ['the first page of ten reports by default', {}, { page: 1, pageSize: 10, pluginName: undefined }],
  ['the tool of the address', { tool: 'metqc' }, { pluginName: 'acme-metqc-report' }],
  [
    'a verdict, a mark, a status and a name',
    { verdict: 'fail', mark: 'archived', status: 'Finished', name: 'b' },
    { verdict: 'fail', mark: 'archived', status: 'Finished', name: 'b' },
  ],
  [
    'days of the start in UTC+8, both included',
    { from: '2026-11-20', to: '2026-11-20' },
    { startedFrom: Date.UTC(2026, 10, 19, 16), startedBefore: Date.UTC(2026, 10, 20, 16) },
  ],
])('the request has %s', (_title, search, expected) => {
  expect(inputOf(search)).toMatchObject(expected);
});

test('the tool of the page comes before that of the address', () => {
  expect(inputOf({ tool: 'metqc' }, 'protqc').pluginName).toBe('acme-protqc-report');
});
