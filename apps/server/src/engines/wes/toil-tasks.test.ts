import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { toilStepLog } from './toil-step-log.ts';
import { toilTasks } from './toil-tasks.ts';
import type { WesLog } from './wes-responses.ts';

const task = (name: string | null, exitCode: number | null = 0): WesLog => ({
  name,
  startTime: undefined,
  endTime: undefined,
  exitCode,
  stdout: null,
  stderr: null,
  systemLogs: [],
});

test.each([
  ['dnaseq-qc.cwl.fastp.fastp.cwl', ['fastp']],
  ['dnaseq-qc.cwl.check_reads.check-reads.cwl', ['check_reads']],
  ['dnaseq-qc.cwl.bwa_mem.bwa-mem.v2.cwl', ['bwa_mem']],
  ['main.cwl.align.align.cwl.sort.sort.cwl', ['align.sort']],
  ['main.cwl.align', ['align']],
  ['dnaseq-qc.cwl', []],
  ['dnaseq-qc.cwl._resolve', []],
  ['call-fastp-2', ['call-fastp-2']],
  ['QC:FASTP (S1)', ['QC:FASTP (S1)']],
  [null, [null]],
])('the task %s of an engine is the step %j', (name, steps) => {
  expect(toilTasks([task(name)]).map((each) => each.name)).toEqual(steps);
});

test('only a task of Toil has not ended with the exit code -1', () => {
  const [toil, other] = toilTasks([task('qc.cwl.fastp.fastp.cwl', -1), task('fastp', -1)]);
  expect([toil?.exitCode, other?.exitCode]).toEqual([null, -1]);
});

const RUN_LOG = `[2026] [toil.leader] Issued job 'CWLJob' qc.cwl.fastp.fastp.cwl kind-CWLJob/instance-1 v1
[2026] [D] Log from job "'CWLJob' qc.cwl.fastp.fastp.cwl kind-CWLJob/instance-1 v1" follows:
=========>
\tread 1
\tLog from job "x" follows:
<=========
[2026] Log from job "'CWLJob' qc.cwl.stats.fastp.cwl kind-CWLJob/instance-2 v1" follows:
=========>
\tother
<=========
[2026] Log from job "kind-CWLJob/instance-1" follows:
=========>
\tby its number
<=========
Log from job "'CWLJob' qc.cwl.fastp.fastp.cwl kind-CWLJob/instance-3 v2" follows:
=========>
\tread 2
`;

test.each([1, 7, 4096])(
  'the log of a task is cut out of the log of the run, read by %i bytes',
  async (size) => {
    const bytes = Buffer.from(RUN_LOG);
    const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
      bytes.subarray(index * size, (index + 1) * size),
    );
    const logOf = (name: string) => text(Readable.from(toilStepLog(Readable.from(chunks), name)));
    expect(await logOf('qc.cwl.fastp.fastp.cwl')).toBe('read 1\nLog from job "x" follows:\nread 2\n');
    expect(await logOf('qc.cwl.stats.fastp.cwl')).toBe('other\n');
    expect(await logOf('qc.cwl.multiqc.multiqc.cwl')).toMatch(
      /^\[Toil has no log of this step\..*--logDebug\.\] NOTICE \{"file":"","code":"log\.no-step-log","params":\{\}\}\n$/,
    );
  },
);
