import { expect, test } from 'vitest';
import { readClickhouseSettings } from './clickhouse-settings.ts';
import { EnvironmentReader, type Environment } from './environment-reader.ts';

function read(environment: Environment) {
  const reader = new EnvironmentReader(environment);
  return { settings: readClickhouseSettings(reader), problems: reader.problems };
}

test('the address is taken apart, so that no part of it is in a message', () => {
  const { settings, problems } = read({
    CLICKHOUSE_URL: 'http://portal:p%3A%2F%40%20ss@ch.example.org:8123/records',
    CLICKHOUSE_RECORDS: '1000000',
  });
  expect(problems).toEqual([]);
  expect(settings).toEqual({
    url: 'http://ch.example.org:8123',
    user: 'portal',
    password: 'p:/@ ss',
    database: 'records',
    records: 1_000_000,
  });
});

test('user and database are optional, and without the address there is no ClickHouse', () => {
  expect(read({ CLICKHOUSE_URL: 'https://ch.example.org' }).settings).toEqual({
    url: 'https://ch.example.org',
    user: undefined,
    password: undefined,
    database: undefined,
    records: 5_000_000,
  });
  expect(read({ CLICKHOUSE_RECORDS: '5' })).toEqual({ settings: undefined, problems: [] });
});

test.each([
  'ch.example.org:8123',
  'clickhouse://a:secret@ch.example.org',
  'http://a:secret@ch.example.org/two/parts',
  "http://a:secret@ch.example.org/a'b",
  'http://a:secret@ch.example.org/?database=x',
])('%s is refused, without its password', (url) => {
  const { settings, problems } = read({ CLICKHOUSE_URL: url });
  expect(settings).toBeUndefined();
  expect(problems).toEqual([
    'CLICKHOUSE_URL must be an address like http://user:password@host:8123/database.',
  ]);
});

test('a threshold beyond the read index is refused', () => {
  expect(read({ CLICKHOUSE_URL: 'http://ch', CLICKHOUSE_RECORDS: '6000000' }).problems).toHaveLength(1);
});
