import { expect, test } from 'vitest';
import { toCode } from '../src/code.ts';
import { emptyQuery } from '../src/index.ts';
import { readLines, RECORDS, runProgram, startRecordsServer } from './records-server.mjs';

test('R prints every record', async () => {
  const { baseUrl, stop } = await startRecordsServer();
  try {
    const program = toCode(emptyQuery('quartet_proteomics'), 'r', { baseUrl });
    expect(readLines(await runProgram('Rscript', ['-'], program))).toEqual(RECORDS);
  } finally {
    stop();
  }
});
