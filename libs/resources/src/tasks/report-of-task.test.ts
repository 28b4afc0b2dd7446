import type { Task } from '@omics-portal/api';
import { aTask } from '@omics-portal/api-mocks';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reportOfTask, type Report } from './report-of-task';
import { isFinished, isReportUnderWay, pageFormat, servicePageUrl } from './report-page';

const TASK = aTask();
const NO_TOOL = { file: '', code: 'run.missing-tool', params: { tool: 'Rscript' } };

test.each<[string, Partial<Task>, Partial<Report>]>([
  ['the name is the name of the task', {}, { name: 'protein_batch_1' }],
  ['an older record has its own name', { report_name: 'old' }, { name: 'old' }],
  ['the type is the plugin', {}, { type: 'quartet-protqc-report', kind: 'protqc' }],
  [
    'an older record has its own type, and its kind is read from the plugin',
    { report_type: 'multiqc' },
    { type: 'multiqc', kind: 'protqc' },
  ],
  ['a plugin without a screen has no kind', { plugin_name: 'omics-dataset' }, { kind: null }],
  ['the app is plugin and version', {}, { app: 'quartet-protqc-report-v0.2.4' }],
  ['an older record names its app', { app_name: 'old-app' }, { app: 'old-app' }],
  ['the author is the name of the owner', { owner_name: 'Ada' }, { author: 'Ada' }],
  ['an account without a name', { owner_name: null }, { author: null }],
  ['no project', { project_id: null }, { projectId: null }],
  ['the project of the present service', { project_id: 'p-1' }, { projectId: 'p-1' }],
  [
    'the project of an older record goes first',
    { projectId: 'p-0', project_id: 'p-1' },
    { projectId: 'p-0' },
  ],
  [
    'the page is the link of the response',
    {},
    { page: { in: 'storage', link: 'minio://tservice/0b1c/report.html' } },
  ],
  [
    'the path of an older record goes first',
    { report_path: '/reports/a.html' },
    { page: { in: 'service', path: '/reports/a.html' } },
  ],
  ['no page', { response: {} }, { page: null, log: null, figures: null }],
  ['no response at all', { response: null }, { page: null, log: null, figures: null }],
  ['the figures are beside the page', {}, { figures: 'minio://tservice/0b1c/report.json' }],
  [
    'checked and archived count when greater than 0',
    { checked_time: 1, archived_time: 0 },
    { checked: { at: 1, by: null }, archived: null },
  ],
  [
    'null is not checked',
    { checked_time: null, checked_by: null, archived_time: 2, archived_by: 'grace@example.org' },
    { checked: null, archived: { at: 2, by: 'grace@example.org' }, takesMarks: true },
  ],
  ['the verdict', { verdict: 'warn' }, { verdict: 'warn' }],
  [
    'the reason of a failure, as a line and as a code',
    { error: 'No tool.', problem: NO_TOOL },
    { failure: { error: 'No tool.', problem: NO_TOOL } },
  ],
  ['a reason without a code', { error: 'cut', problem: null }, { failure: { error: 'cut', problem: null } }],
  ['a report that has not failed', { error: null, problem: null }, { failure: null }],
  ['an older server gives no reason', { status: 'Failed' }, { failure: null }],
  ['no verdict', { verdict: null }, { verdict: null }],
  ['an older server sends no verdict', {}, { verdict: null }],
  ['an unknown verdict is none', { verdict: 'splendid' as 'pass' }, { verdict: null }],
  ['times of 0 are missing', { started_time: 0, finished_time: null }, { startedAt: null, finishedAt: null }],
])('%s', (_title, overrides, expected) => {
  expect(reportOfTask({ ...TASK, ...overrides })).toMatchObject(expected);
});

test('the tables of a report are read from the body that started it', () => {
  expect(reportOfTask(TASK).inputs).toEqual({
    data: 'minio://tservice/0b1c/data.csv',
    metadata: 'minio://tservice/0b1c/metadata.csv',
  });
  expect(reportOfTask(TASK).request).toEqual(TASK.payload);
});

test('a task without the fields of marks is one of an older server', () => {
  const { checked_by: _checkedBy, ...older } = TASK;
  expect(reportOfTask(older)).toMatchObject({ checked: null, takesMarks: false });
});

test('a task with any of its parts missing or odd still gives a report', () => {
  const oddPart = fc.constantFrom(undefined, null, '', 0, 'odd', {}, []);
  const oddTask = fc.record(Object.fromEntries(Object.keys(TASK).map((key) => [key, oddPart])), {
    requiredKeys: [],
  });
  fc.assert(fc.property(oddTask, (task) => typeof reportOfTask(task as Partial<Task>).name === 'string'));
  expect(reportOfTask({})).toMatchObject({
    id: '',
    name: '',
    status: 'Unknown',
    startedAt: null,
    page: null,
  });
});

test.each([
  ['Finished', true, false],
  ['Archived', true, false],
  ['Checked', true, false],
  ['Submitted', false, true],
  ['Started', false, true],
  ['Failed', false, false],
  ['Unknown', false, false],
] as const)('%s: finished is %s, under way is %s', (status, finished, underWay) => {
  expect(isFinished({ status })).toBe(finished);
  expect(isReportUnderWay({ status })).toBe(underWay);
});

test.each([
  ['https://h/quartet-service', '/reports/a.html', 'https://h/quartet-service/reports/a.html'],
  ['https://h/quartet-service/', 'reports/a.html', 'https://h/quartet-service/reports/a.html'],
  ['/quartet-service', '/reports/a.html', 'https://here/quartet-service/reports/a.html'],
  ['/quartet-service', '//elsewhere.example/a.html', 'https://here/quartet-service/elsewhere.example/a.html'],
])('%s and %s give %s', (base, path, url) => {
  expect(servicePageUrl(base, path, 'https://here/')).toBe(url);
});

test.each([
  [{ in: 'storage', link: 'minio://tservice/a/report.pdf' }, 'pdf'],
  [{ in: 'storage', link: 'minio://tservice/a.pdf/report.html' }, 'html'],
  [{ in: 'service', path: '/reports/Report.PDF?download=1' }, 'pdf'],
  [{ in: 'service', path: '/reports/view?file=a.pdf' }, 'html'],
] as const)('%j is %s', (page, format) => {
  expect(pageFormat(page)).toBe(format);
});
