import { describe, expect, it } from 'vitest';
import { stillReceiving } from '../engine-silences.ts';
import { EngineAway } from '../job-engine.ts';
import {
  connectionCode,
  isTemporary,
  isTokenRefusal,
  neverArrived,
  readRetryAfter,
  reasonOf,
  WesRefusal,
} from './wes-errors.ts';

const NOW = Date.parse('2026-11-26T05:00:00Z');

/** Error as `fetch` throws it, with the code of the connection in its cause. */
const fetchError = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(`system ${code}`), { code }) });
/** The same for a host with several addresses, each of which failed. */
const severalAddresses = (code: string) =>
  new TypeError('fetch failed', { cause: new AggregateError([Object.assign(new Error('one'), { code })]) });

describe('readRetryAfter', () => {
  it.each([
    ['7', 7000],
    [' 7 ', 7000],
    ['0', 0],
    ['99999', 3_600_000],
    ['Thu, 26 Nov 2026 05:00:30 GMT', 30_000],
    ['Thu, 26 Nov 2026 04:00:00 GMT', 0],
    ['Fri, 27 Nov 2026 05:00:00 GMT', 3_600_000],
    ['soon', null],
    ['', null],
    [null, null],
  ])('%j is %j milliseconds', (value, expected) => expect(readRetryAfter(value, NOW)).toBe(expected));
});

describe('reasonOf', () => {
  it.each([
    ['{"msg": "no such workflow", "status_code": 404}', 'no such workflow'],
    ['{"detail": "missing field"}', 'missing field'],
    ['{"message": null, "error": "bad token"}', 'bad token'],
    ['{"detail": [{"loc": ["body"]}]}', '[{"loc":["body"]}]'],
    ['{"code": 7}', '{"code":7}'],
    ['"plain"', 'plain'],
    ['17', '17'],
    ['two\n  lines', 'two lines'],
    ['<html><h1>502</h1></html>', 'Bad Gateway'],
    ['  ', 'Bad Gateway'],
    ['{"msg": ""}', 'Bad Gateway'],
  ])('of %j is %j', (body, expected) => expect(reasonOf(body, 'Bad Gateway')).toBe(expected));

  it('is at most 500 characters', () => expect(reasonOf('x'.repeat(900), '')).toHaveLength(500));
});

describe('connectionCode', () => {
  it.each([
    [fetchError('ECONNREFUSED'), 'ECONNREFUSED'],
    [severalAddresses('ECONNREFUSED'), 'ECONNREFUSED'],
    [new DOMException('late', 'TimeoutError'), 'ABORTED'],
    [new Error('own message'), undefined],
    [undefined, undefined],
  ])('of %s is %j', (error, expected) => expect(connectionCode(error)).toBe(expected));
});

it.each([
  ['ENOTFOUND', true],
  ['EHOSTUNREACH', true],
  ['ECONNRESET', false],
  ['UND_ERR_HEADERS_TIMEOUT', false],
])('a request that failed with %s never arrived: %j', (code, expected) => {
  const away = Object.assign(new EngineAway(stillReceiving('toil')), { cause: fetchError(code) });
  expect(neverArrived(away)).toBe(expected);
  // Only the error of the client says that a request was made at all.
  expect(neverArrived(fetchError(code))).toBe(false);
});

it.each([
  [400, false],
  [404, false],
  [408, true],
  [425, true],
  [429, true],
  [499, false],
  [500, true],
  [503, true],
])('status %i is temporary: %j', (status, expected) => expect(isTemporary(status)).toBe(expected));

it.each([
  [401, true],
  [403, true],
  [400, false],
  [404, false],
])('status %i refuses the token: %j', (status, expected) =>
  expect(isTokenRefusal(new WesRefusal(status, ''))).toBe(expected),
);
