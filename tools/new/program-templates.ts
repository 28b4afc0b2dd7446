import type { Names } from './names.ts';

/** Program template: reads parameters and writes files. */
export function programMain({ kebab }: Names): string {
  return `import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ProgramContext, runProgram } from '../command-line.ts';
import { countTable } from './count-table.ts';

const VERSION = '1.0.0';

async function work({ params, out, progress, log }: ProgramContext): Promise<void> {
  const table = params.file('table');
  const counts = await countTable(table, (share) => progress(100 * share));
  log(\`\${table.name}: \${counts.rows} rows, \${counts.columns} columns\`);
  const result = {
    schemaVersion: 1,
    software: { name: '${kebab}', version: VERSION },
    sampleId: params.text('sampleId', ''),
    ...counts,
  };
  writeFileSync(join(out, 'table.json'), \`\${JSON.stringify(result, null, 1)}\\n\`);
  const lines = Object.entries(counts).map(([figure, count]) => \`\${figure}\\t\${count}\\n\`);
  writeFileSync(join(out, 'summary.tsv'), \`figure\\tcount\\n\${lines.join('')}\`);
}

await runProgram('${kebab}', work);
`;
}

/** Template of the program's computation, in a separate file. */
export function countFile(): string {
  return `import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { ProgramError } from '../command-line.ts';
import { openInput } from '../input-stream.ts';
import type { ProgramFile } from '../program-params.ts';

/** Counts of one table. */
export interface TableCounts {
  /** Without the header. */
  readonly rows: number;
  readonly columns: number;
  /** Cells that are empty or \`NA\`. */
  readonly missing: number;
}

const TAB_SEPARATED = /\\.tsv(?:\\.(?:gz|bz2))?$/i;
const MISSING = new Set(['', 'NA']);

/**
 * Counts rows, columns and missing cells in one pass.
 * @param advance receives the share of the file that was read, 0..1
 * @throws {ProgramError} when the file cannot be read, has no header, or its rows differ in length
 */
export async function countTable(file: ProgramFile, advance: (share: number) => void): Promise<TableCounts> {
  const input = openInput(file);
  const rows = Readable.from(input.chunks).pipe(
    parse({ bom: true, delimiter: TAB_SEPARATED.test(file.name) ? '\\t' : ',', skip_empty_lines: true }),
  );
  let columns: number | undefined;
  let count = 0;
  let missing = 0;
  try {
    for await (const cells of rows as AsyncIterable<string[]>) {
      if (columns === undefined) {
        columns = cells.length;
        continue;
      }
      count += 1;
      missing += cells.filter((cell) => MISSING.has(cell)).length;
      advance(input.share());
    }
  } catch (error) {
    if (error instanceof ProgramError) throw error;
    throw new ProgramError(
      \`\${file.name} is not a table: \${error instanceof Error ? error.message : String(error)}.\`,
      'Correct the file and upload it again.',
      // Without problem codes (program-problem.ts), pages show the sentence in English.
      [],
    );
  }
  if (columns === undefined)
    throw new ProgramError(\`\${file.name} has no header.\`, 'Put the names of the columns in its first row.', []);
  return { rows: count, columns, missing };
}
`;
}

/** Test template of the program, run like by the job runner. */
export function programTest({ kebab }: Names): string {
  return `import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ProgramBench } from '../testing/run-program.ts';

let bench: ProgramBench;
beforeEach(() => {
  bench = new ProgramBench();
});
afterEach(() => bench.remove());

const figures = (): unknown => JSON.parse(bench.read('table.json'));

test('rows, columns and missing cells equal a count by hand', async () => {
  const path = bench.write('t.csv', 'name,a,b\\nP1,1,NA\\nP2,,"2,5"\\n');
  const end = await bench.run('${kebab}', { sampleId: 's1', table: [{ path, name: 'mine.csv' }] });
  expect(end).toMatchObject({ exitCode: 0, stderr: '' });
  expect(end.stdout).toContain('mine.csv: 2 rows, 3 columns');
  expect(figures()).toMatchObject({ sampleId: 's1', rows: 2, columns: 3, missing: 2 });
  expect(bench.read('summary.tsv')).toBe('figure\\tcount\\nrows\\t2\\ncolumns\\t3\\nmissing\\t2\\n');
});

test('a compressed table with tabs gives the same counts', async () => {
  const path = bench.write('t.tsv.gz', gzipSync('name\\ta\\tb\\nP1\\t1\\tNA\\nP2\\t\\t2,5\\n'));
  await bench.run('${kebab}', { table: [{ path, name: 'mine.tsv.gz' }] });
  expect(figures()).toMatchObject({ rows: 2, columns: 3, missing: 2 });
});

test('a table whose rows differ in length is refused with the row and the remedy', async () => {
  const path = bench.write('t.csv', 'name,a\\nP1,1\\nP2\\n');
  const end = await bench.run('${kebab}', { table: [{ path, name: 'mine.csv' }] });
  expect(end.exitCode).toBe(1);
  expect(end.stderr).toMatch(/mine\\.csv is not a table: .*line 3.*Correct the file/s);
});
`;
}
