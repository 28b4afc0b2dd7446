import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  describe,
  describeFilter,
  emptyQuery,
  QueryError,
  toQueryTree,
  withFilter,
  type QueryMessages,
} from './index';
import { toCode, type CodeLanguage } from './code';
import { dataQuery } from './testing/arbitraries';

const MESSAGES: QueryMessages = {
  everything: (collection) => `all of ${collection}`,
  sentence: (collection, conditions) => `${collection} where ${conditions}`,
  all: (conditions) => conditions.join(' and '),
  any: (values) => values.join(' or '),
  field: (key) => key.toUpperCase(),
  value: (_field, value) => (value === null ? 'Unknown' : String(value)),
  oneOf: (field, values) => `${field} is ${values}`,
  noneOf: (field, values) => `${field} is not ${values}`,
  between: (field, min, max) => `${field} from ${min} to ${max}`,
  atLeast: (field, min) => `${field} at least ${min}`,
  atMost: (field, max) => `${field} at most ${max}`,
  contains: (field, text) => `${field} contains ${text}`,
};
const options = { baseUrl: 'https://example.org/dataseq/' };

test("a query is described with the caller's messages", () => {
  expect(describe(emptyQuery('c'), MESSAGES)).toBe('all of c');
  const one = withFilter(emptyQuery('c'), 'site', { kind: 'category', values: ['A', null] });
  expect(describe(withFilter(one, 'snr', { kind: 'number', min: 1, max: 2 }), MESSAGES)).toBe(
    'c where SITE is A or Unknown and SNR from 1 to 2',
  );
  expect(describeFilter('snr', { kind: 'number', min: 0 }, MESSAGES)).toBe('SNR at least 0');
  expect(describeFilter('snr', { kind: 'number', max: 0 }, MESSAGES)).toBe('SNR at most 0');
  expect(describeFilter('name', { kind: 'text', contains: 'x' }, MESSAGES)).toBe('NAME contains x');
});

test('curl sends the tree of the query for each page, in the order of the query', () => {
  const query = withFilter(emptyQuery('c'), 'site', { kind: 'category', values: ["it's"] });
  const code = toCode({ ...query, sort: { field: 'size', direction: 'desc' }, page: 7 }, 'curl', options);
  expect(code).toContain(
    "pages='https://example.org/dataseq/api/collections/c?sort=size:desc&per_page=1000&page='",
  );
  expect(code).toContain(
    `query='{"type":"rule","query":{"variable":"site","operator":"in","value":["it'\\''s"]}}'`,
  );
});

test('the copied commands end with the status of a curl that failed, in a shell that stays open', () => {
  const code = toCode(emptyQuery('c'), 'curl', options);
  const { status, stdout } = spawnSync('sh', ['-c', `curl() { return 7; }\n${code}\necho "status $?"`], {
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([0, 'status 7\n']);
});

test('R gets the tree as JSON text', () => {
  const query = withFilter(emptyQuery('c'), 'site', { kind: 'category', values: ['a"b', null] });
  expect(toCode(query, 'r', options)).toContain(
    `query <- ${JSON.stringify(JSON.stringify(toQueryTree(query)))}`,
  );
});

test('Python gets its own literals for null and booleans', () => {
  const query = withFilter(emptyQuery('c'), 'kept', {
    kind: 'category',
    values: [null, true, false, 'null', 1],
  });
  expect(toCode(query, 'python', options)).toContain('[None, True, False, "null", 1, ""]');
});

test('a list for GA4GH DRS has the checksum of each file at the host of the service', () => {
  const code = toCode(emptyQuery('c'), 'drs', { baseUrl: 'https://portal.test:8443/dataseq' });
  expect(code).toMatch(/^import json\nimport sys\n/);
  expect(code).toContain('print("drs://portal.test:8443/" + checksum)');
  expect(toCode(emptyQuery('c'), 'drs', { baseUrl: 'https://p', checksumFields: ['digest'] })).toContain(
    'checksum = record.get("digest")\n',
  );
  expect(() => toCode(emptyQuery('c'), 'drs', { baseUrl: '/dataseq' })).toThrow('options.baseUrl');
});

test('SQON has one condition per bound, and __missing__ for Unknown', () => {
  const one = withFilter(emptyQuery('c'), 'site', { kind: 'category', values: ['A', null] });
  const two = withFilter(one, 'snr', { kind: 'number', min: 1, max: 2 });
  expect(
    JSON.parse(toCode(withFilter(two, 'name', { kind: 'text', contains: 'x' }), 'sqon', options)),
  ).toEqual({
    op: 'and',
    content: [
      { op: 'in', content: { fieldName: 'site', value: ['A', '__missing__'] } },
      { op: '>=', content: { fieldName: 'snr', value: 1 } },
      { op: '<=', content: { fieldName: 'snr', value: 2 } },
      { op: 'filter', content: { fieldNames: ['name'], value: '*x*' } },
    ],
  });
});

test('the range follows the back end in every program', () => {
  const query = withFilter(emptyQuery('c'), 'snr', { kind: 'number', min: 1, max: 2 });
  expect(toCode(query, 'curl', { ...options, numericRange: 'and' })).toContain('"operator":"and"');
  expect(toCode(query, 'curl', options)).toContain('"operator":"or"');
});

test('every query can be written in every language', () => {
  fc.assert(
    fc.property(
      dataQuery(),
      fc.constantFrom<CodeLanguage>('curl', 'python', 'r', 'sqon', 'drs'),
      (query, language) => {
        expect(toCode(query, language, options)).not.toContain('undefined');
      },
    ),
  );
});

test('only the text that means Unknown in SQON cannot be written in SQON', () => {
  const query = withFilter(emptyQuery('c'), 'site', { kind: 'category', values: ['__missing__'] });
  expect(() => toCode(query, 'sqon', options)).toThrow(QueryError);
  expect(toCode(query, 'python', options)).toContain('"__missing__"');
});
