import { expect, test } from 'vitest';
import { jsonNodes, MAX_ENTRIES } from './json-nodes';

const more = (count: number) => `${count} more`;
const labels = (value: unknown, open: readonly string[] = []) =>
  jsonNodes(value, new Set(open), more).map(({ label }) => label);

test('objects and lists are branches, and only expanded ones have entries', () => {
  const value = { a: 1, 'b/c': { d: [true, null] }, e: [] };
  expect(labels(value)).toEqual(['a: 1', 'b/c {1}', 'e: []']);
  const [, closed] = jsonNodes(value, new Set(), more);
  expect(closed?.children).toEqual([]);
  const [, opened] = jsonNodes(value, new Set(['/b~1c', '/b~1c/d']), more);
  expect(opened?.children?.[0]?.children?.map(({ label }) => label)).toEqual(['0: true', '1: null']);
});

test('a long list says how many entries it leaves out, and a long text is cut', () => {
  const all = labels(Array.from({ length: MAX_ENTRIES + 5 }, (_, index) => index));
  expect(all).toHaveLength(MAX_ENTRIES + 1);
  expect(all.at(-1)).toBe('5 more');
  expect(labels('x'.repeat(1000))[0]).toHaveLength(201);
});

test('a value without entries is one leaf', () => {
  expect(labels(null)).toEqual(['null']);
  expect(labels({})).toEqual(['{}']);
});
