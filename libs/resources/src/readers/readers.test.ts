import { expect, test } from 'vitest';
import {
  type FieldSchema,
  isObject,
  NotFoundError,
  ResponseShapeError,
  type Workflow,
} from '@omics-portal/api';
import { readFieldSchemas } from './read-field-schemas';
import { readCounts, readReportTools } from './read-list';
import { readObjectMeta } from './read-object-meta';
import { readPage } from './read-page';
import { readProject, readProjectStats } from './read-project';
import { readDataFilePage, readFacetSummaries, readSign } from './read-records';
import { isLogRange, readWorkflow, readWorkflowLogs } from './read-workflow';

test.each([[{}], [{ message: 'Not Found' }]])('a project that is %j is not found', (body) => {
  expect(() => readProject(body)).toThrow(NotFoundError);
});

test('a project is returned unchanged', () => {
  const body = { id: 'p', project_name: 'demo', something_new: 1, actions: ['stop'] };
  expect(readProject(body)).toBe(body);
});

test.each<[string, unknown, number, object]>([
  [
    'ours',
    { total: 8, submitted: 1, running: 2, success: 3, error: 1, aborted: 1, warning: 2, not_assessed: 1 },
    8,
    { total: 8, submitted: 1, running: 2, success: 3, error: 1, aborted: 1, warning: 2, not_assessed: 1 },
  ],
  [
    'older: four counts',
    { submitted: 1, running: 2, success: 5, error: 0 },
    8,
    { total: 8, submitted: 1, running: 2, success: 5, error: 0, aborted: 0, warning: 0, not_assessed: 0 },
  ],
  [
    'older: no jobs',
    {},
    3,
    { total: 3, submitted: 3, running: 0, success: 0, error: 0, aborted: 0, warning: 0, not_assessed: 0 },
  ],
  [
    'nothing',
    undefined,
    0,
    { total: 0, submitted: 0, running: 0, success: 0, error: 0, aborted: 0, warning: 0, not_assessed: 0 },
  ],
])('stats add up: %s', (_, body, samples, expected) => {
  expect(readProjectStats(body, samples)).toEqual(expected);
});

const ROW: Workflow = {
  id: 'w-1',
  workflow_id: 'e-1',
  project_id: 'p-1',
  sample_id: 's-1',
  submitted_time: 1,
  started_time: 0,
  finished_time: null,
  job_params: { sample_id: 's-1' },
  labels: {},
  percentage: 0,
  status: 'Running',
  actions: ['stop'],
  engine: 'local',
  stale_since: null,
  stale_reason: null,
};

test('a job of our server needs no row', () => {
  expect(readWorkflow({ ...ROW, workflow_output: 'minio://a/b', outputs: { x: null } })).toMatchObject({
    id: 'w-1',
    outputs: { x: null },
  });
});

test('outputs of an older server are joined with the row of the list', () => {
  expect(readWorkflow({ workflow_output: 'oss://a/b' }, ROW)).toEqual({
    ...ROW,
    workflow_output: 'oss://a/b',
    outputs: null,
    attempts: [],
  });
});

test.each<[unknown, Workflow | undefined]>([
  [{}, ROW],
  [{ outputs: {} }, undefined],
])('a job that is %j is not found', (body, row) => {
  expect(() => readWorkflow(body, row)).toThrow(NotFoundError);
});

test('logs come as a map of links, or as a range of text', () => {
  const range = { key: 'a', stream: 'stdout', text: '', offset: 0, next_offset: 0, size: 0, complete: true };
  const map = {
    'demo.main': { stdout: 'minio://a/stdout' },
    system: { stdout: null, stderr: 'failed' },
    odd: 3,
  };
  expect(isLogRange(range)).toBe(true);
  expect(isLogRange(map)).toBe(false);
  expect(readWorkflowLogs(map)).toEqual({
    'demo.main': { stdout: 'minio://a/stdout', stderr: null },
    system: { stdout: null, stderr: 'failed' },
  });
});

test('logs that are a message are not found', () => {
  expect(() => readWorkflowLogs({ message: 'Not Found' })).toThrow(NotFoundError);
});

test.each([['text'], [null]])('%j is neither a job nor logs, and not a missing one', (body) => {
  expect(() => readWorkflow(body)).toThrow(ResponseShapeError);
  expect(() => readWorkflowLogs(body)).toThrow(ResponseShapeError);
});

test('an object is read from its envelope', () => {
  expect(readObjectMeta({ meta: { bucket: 'b', key: 'k', length: 3 } })).toEqual({
    bucket: 'b',
    key: 'k',
    length: 3,
  });
});

test.each([
  [{ meta: 'Exception: no such key' }],
  [{ meta: null }],
  [{ meta: { error: 'NoSuchKey' } }],
  [{ meta: {} }],
  [{}],
  [''],
  [undefined],
])('object meta %j means that the object does not exist', (body) => {
  expect(() => readObjectMeta(body)).toThrow(new NotFoundError(body, '', 'Object does not exist'));
});

test.each([
  ['a bare list', [{ _id: null, total: 3 }, { _id: 'FASTQ', total: 2 }, 'odd']],
  [
    'an envelope',
    {
      data: [
        { _id: null, total: 3 },
        { _id: 'FASTQ', total: 2 },
      ],
    },
  ],
])('counts are read from %s', (_, body) => {
  expect(readCounts(body)).toEqual([
    { _id: null, total: 3 },
    { _id: 'FASTQ', total: 2 },
  ]);
});

const READERS = {
  readCounts,
  readDataFilePage,
  readFacetSummaries,
  readFieldSchemas,
  readReportTools,
  readSign,
};

test.each(
  Object.entries(READERS).flatMap(([name, read]) =>
    [
      null,
      undefined,
      {},
      'x',
      7,
      { data: 7 },
      { total: 0 },
      { total: 1, data: [null] },
      { facets: [null] },
    ].map((body) => ({ name, read, body })),
  ),
)('$name rejects $body: a wrong shape is not an empty list', ({ name, read, body }) => {
  // Any list is valid as counts and as tools; entries of another shape are skipped.
  const isListInEnvelope = isObject(body) && Array.isArray(body['data']) && /Counts|Tools/.test(name);
  if (isListInEnvelope) expect(read(body)).toEqual([]);
  else expect(() => read(body)).toThrow(ResponseShapeError);
});

test('an empty page is a page', () => {
  const page = { total: 0, page: 1, per_page: 10, data: [] };
  expect(readDataFilePage(page)).toBe(page);
  expect(readFacetSummaries({ total: 0, facets: [] })).toEqual([]);
});

test.each([
  ['a bare list', [{ name: 'A', short_name: 'a' }]],
  [
    'an envelope',
    { success: true, total: 1, data: [{ name: 'A', short_name: 'a' }, { name: 'no short name' }] },
  ],
])('report tools are read from %s', (_, body) => {
  expect(readReportTools(body)).toEqual([{ name: 'A', short_name: 'a' }]);
});

const FIELD: FieldSchema = {
  key: 'input_ng',
  name: 'Input',
  short: 'Input',
  description: '',
  type: 'precision',
  collection: 'c',
  priority: 8,
};

test.each<[string, object, object]>([
  ['top level', { ...FIELD, min: 1, max: 9 }, { ...FIELD, min: 1, max: 9 }],
  ['nested', { ...FIELD, values: [{ _id: 'input_ng', min: 1, max: '9.5' }] }, { ...FIELD, min: 1, max: 9.5 }],
  [
    'both, the top level wins',
    { ...FIELD, min: 0, max: 5, values: [{ min: 1, max: 9 }] },
    { ...FIELD, min: 0, max: 5 },
  ],
  ['neither', { ...FIELD, values: [] }, { ...FIELD, min: null, max: null }],
  ['a zero is a bound', { ...FIELD, min: 0, max: 0 }, { ...FIELD, min: 0, max: 0 }],
  [
    'a category',
    { ...FIELD, type: 'category', values: ['FASTQ', null, { odd: 1 }] },
    { ...FIELD, type: 'category', values: ['FASTQ', null] },
  ],
  [
    'labels of values, as far as they are texts',
    { ...FIELD, type: 'category', labels: { 'zh-CN': { CSV: '表格', BAM: 7, VCF: null }, 'en-US': null } },
    { ...FIELD, type: 'category', labels: { 'zh-CN': { CSV: '表格' } } },
  ],
  [
    'labels of an unknown shape',
    { ...FIELD, type: 'category', labels: ['CSV'] },
    { ...FIELD, type: 'category' },
  ],
  ['a category without values', { ...FIELD, type: 'category' }, { ...FIELD, type: 'category' }],
])('the bounds and values of a field are brought into one shape: %s', (_, field, expected) => {
  expect(readFieldSchemas([field, { name: 'no key' }])).toEqual([expected]);
});

test.each([
  null,
  undefined,
  [],
  'text',
  {},
  { total: 1 },
  { total: '1', data: [] },
  { total: 1, data: [null] },
])('%j is no page of a list, and not an empty one', (body) => {
  expect(() => readPage(body as never, 'a page')).toThrow(ResponseShapeError);
});

test('a page without entries is a page', () => {
  const page = { total: 0, page: 1, per_page: 10, data: [] };
  expect(readPage(page, 'a page')).toBe(page);
});

test.each([null, undefined, [[]], 'text', { id: 7 }])('%j is no project, and not a missing one', (body) => {
  expect(() => readProject(body)).toThrow(ResponseShapeError);
});

test('the empty object of older servers means a missing project', () => {
  expect(() => readProject({})).toThrow(NotFoundError);
});
