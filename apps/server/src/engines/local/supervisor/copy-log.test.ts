import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyLog } from './copy-log.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'copy-log-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('the output of a program that ends at once is not lost', async () => {
  const stream = new PassThrough();
  stream.end('one\ntwo\n');
  const lines: string[] = [];
  const copied = copyLog(stream, join(folder, 'log'), 1000, (line) => lines.push(line));
  // Node.js does this with the output of a process that has ended, unless something reads it.
  stream.resume();
  expect(await copied).toBeUndefined();
  expect(lines).toEqual(['one', 'two']);
  expect(await readFile(join(folder, 'log'), 'utf8')).toBe('one\ntwo\n');
});

test('a file that cannot be written is the result, and the lines are read nevertheless', async () => {
  const stream = new PassThrough();
  stream.end('one\n');
  const lines: string[] = [];
  const problem = await copyLog(stream, join(folder, 'none/log'), 1000, (line) => lines.push(line));
  expect(problem?.message).toContain('ENOENT');
  expect(lines).toEqual(['one']);
});
