import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CWL_APP, makeInputs, serveFiles } from './example-inputs.mjs';
import { cwlParams } from './wes-requests.mjs';

const folder = mkdtempSync(join(tmpdir(), 'portal-cwl-'));
let inputs: Awaited<ReturnType<typeof makeInputs>>;
let files: Awaited<ReturnType<typeof serveFiles>>;

beforeAll(async () => {
  inputs = await makeInputs(join(folder, 'inputs'));
  files = await serveFiles(join(folder, 'inputs'));
});
afterAll(async () => {
  await files.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs the workflow of the app by the reference runner of CWL. */
function runCwl(params: object): Promise<{ code: number; outputs: string; log: string }> {
  writeFileSync(join(folder, 'params.json'), JSON.stringify(params));
  const args = ['--outdir', join(folder, 'out'), join(CWL_APP, 'dnaseq-qc.cwl'), join(folder, 'params.json')];
  return new Promise((done) => {
    execFile('cwltool', args, { cwd: folder }, (error, outputs, log) =>
      done({ code: error ? Number(error.code ?? 1) : 0, outputs, log }),
    );
  });
}

test('the workflow makes a MultiQC report of the reads from signed links', async () => {
  const { code, outputs, log } = await runCwl(cwlParams('S1', inputs, files.link));
  expect(code, log.slice(-2000)).toBe(0);
  const descriptor = JSON.parse(readFileSync(join(CWL_APP, 'run.wes.json'), 'utf8')) as {
    outputs: { output: string }[];
  };
  expect(Object.keys(JSON.parse(outputs) as object).sort()).toEqual(
    descriptor.outputs.map(({ output }) => output).sort(),
  );
  const figures = JSON.parse(readFileSync(join(folder, 'out/multiqc_data.json'), 'utf8')) as {
    report_general_stats_data: { S1: object }[];
  };
  expect(Object.assign({}, ...figures.report_general_stats_data.map(({ S1 }) => S1))).toMatchObject({
    raw_total_sequences: 4000,
    reads_mapped: 4000,
    mapped_passed: 4000,
  });
  expect(readFileSync(join(folder, 'out/multiqc_report.html'), 'utf8')).toContain('fastp');
});

test('a truncated file fails in the step that checks the reads, which names the file', async () => {
  const broken = { ...inputs, reads2: inputs.truncated };
  const { code, log } = await runCwl(cwlParams('S2', broken, files.link));
  expect(code).not.toBe(0);
  expect(log).toMatch(/\[step check_reads\] completed permanentFail/);
  expect(log).toContain('truncated_R2.fastq.gz is damaged, truncated or not a FASTQ file. Upload it again.');
});
