import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { delimitedText, unguardCell } from '../src/files.ts';
import { HOSTILE_CELLS, startsFormula } from '../src/testing/hostile-cells.ts';

/**
 * Rows as Python's csv module reads them. The text goes in as bytes, so that no line end is changed on the way.
 * @param {string} text
 * @param {'excel' | 'excel-tab'} dialect
 * @returns {string[][]}
 */
function readByPython(text, dialect) {
  const program =
    'import csv,io,json,sys\ncsv.field_size_limit(10**9)\n' +
    'text=io.StringIO(sys.stdin.buffer.read().decode("utf-8"),newline="")\n' +
    'print(json.dumps(list(csv.reader(text,dialect=sys.argv[1],strict=True))))';
  const { status, stdout, stderr } = spawnSync('python3', ['-c', program, dialect], {
    input: text,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}

/** Python is no requirement of this repository; csv-parse reads the same tables in the tests of each writer. */
const pythonTest = test.runIf(spawnSync('python3', ['--version']).status === 0);

const rows = HOSTILE_CELLS.map((cell, index) => [`row ${index}`, cell, 'end']);

pythonTest("Python's csv module reads the CSV, and without the guard it has every text as it was", () => {
  const read = readByPython(delimitedText('csv', rows), 'excel');
  expect(read.filter((cells) => cells.some(startsFormula))).toEqual([]);
  expect(read.map((cells) => cells.map(unguardCell))).toEqual(rows);
});

pythonTest("Python's csv module reads the TSV, with a blank for each break in a cell", () => {
  const read = readByPython(delimitedText('tsv', rows), 'excel-tab');
  expect(read.filter((cells) => cells.some(startsFormula))).toEqual([]);
  expect(read.map((cells) => cells.map(unguardCell))).toEqual(
    rows.map((cells) => cells.map((cell) => cell.replace(/[\t\r\n\u2028]+/g, ' '))),
  );
});
