import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toCode } from '../src/code.ts';
import { emptyQuery, setSort, toggleValue, withSearch } from '../src/index.ts';
import { readLines, RECORDS, runProgram, startRecordsServer } from './records-server.mjs';

const folder = mkdtempSync(join(tmpdir(), 'copied-programs-'));
/** @type {Awaited<ReturnType<typeof startRecordsServer>>} */
let service;

beforeAll(async () => {
  service = await startRecordsServer();
});

afterAll(() => {
  service.stop();
  rmSync(folder, { recursive: true });
});

const query = setSort(
  withSearch(toggleValue(emptyQuery('quartet_proteomics'), 'site', "it's"), {
    text: 'DIA csv',
    fields: ['file_name', 'site'],
  }),
  { field: 'file_name', direction: 'asc' },
);
const expected = RECORDS.filter(({ file_name: name, site }) => name.startsWith('dia') && site === "it's");
const all = emptyQuery('quartet_proteomics');

test('curl saves all pages', async () => {
  const { baseUrl } = service;
  await runProgram('sh', ['-s'], toCode(query, 'curl', { baseUrl }), folder);
  await runProgram('sh', ['-s'], toCode(all, 'curl', { baseUrl }), folder);
  const pages = readdirSync(folder).map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
  expect(pages.map(({ page }) => page)).toEqual([1, 2, 3]);
  expect(pages.flatMap(({ data }) => data)).toEqual(RECORDS);
});

/** Python is no requirement of this repository. */
const pythonTest = test.runIf(spawnSync('python3', ['--version']).status === 0);

pythonTest('Python prints every record', async () => {
  const { baseUrl } = service;
  const python = (/** @type {typeof query} */ read) =>
    runProgram('python3', ['-'], toCode(read, 'python', { baseUrl }));
  expect(readLines(await python(query))).toEqual(expected);
  expect(readLines(await python(all))).toEqual(RECORDS);
});
