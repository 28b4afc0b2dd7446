import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const CHECK = join(ROOT, 'libs/qc-inputs/check-tools/check.mts');

test('figures of FastQC, fastp, SAMtools and bcftools are the same from their outputs and from those of MultiQC', async () => {
  const { code, output, faults } = await new Promise<{ code: number; output: string; faults: string }>(
    (done) => {
      execFile(process.execPath, ['--import', 'tsx', CHECK], { cwd: ROOT }, (error, stdout, stderr) =>
        done({ code: error ? Number(error.code ?? 1) : 0, output: stdout, faults: stderr }),
      );
    },
  );
  expect(faults).toBe('');
  expect(code).toBe(0);
  expect(output).toMatch(/ fastqc-data,/);
  for (const source of ['multiqc_data.json', 'multiqc tables']) {
    const equal = Number(new RegExp(`^${source}: (\\d+) figures`, 'm').exec(output)?.[1]);
    expect(equal, output).toBeGreaterThan(20);
  }
});
