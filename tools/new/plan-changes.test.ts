import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { planChanges } from './plan-changes.ts';

const ROOT = resolve(import.meta.dirname, '../..');

// new.check.ts checks what is written; this test is fast, and fails as soon as a file no longer has what the generator edits.
test.each([
  ['screen', ['--zh', '示例', '--public', '--search', 'q']],
  ['component', []],
  ['endpoint', []],
  ['app', ['--zh', '示例']],
])('a new %s finds all places that it edits', (kind, options) => {
  const planned = planChanges(ROOT, [kind, 'planned-example', ...options]);
  expect(planned?.changes.paths.created).not.toEqual([]);
  expect(planned?.changes.paths.edited).not.toEqual([]);
});
