import { type FigureKey } from '../model/figure';
import { addCurve } from '../reading/add-curve';
import { type FileReading, type Scale, type WrittenSample } from '../reading/file-reading';
import { type InputReader } from '../reading/input-reader';
import { readJson } from '../reading/read-json';
import { valueAt } from '../text/lenient-json';

/** Values of a report by path; rates and the GC content are fractions. */
const VALUES: readonly (readonly [path: string, key: FigureKey, scale?: Scale])[] = [
  ['summary.before_filtering.total_reads', 'sequences'],
  ['summary.before_filtering.q20_rate', 'readQ20', { factor: 100 }],
  ['summary.before_filtering.q30_rate', 'readQ30', { factor: 100 }],
  ['summary.before_filtering.gc_content', 'gc', { factor: 100 }],
  ['summary.after_filtering.q20_rate', 'trimmedQ20', { factor: 100 }],
  ['summary.after_filtering.q30_rate', 'trimmedQ30', { factor: 100 }],
  ['summary.after_filtering.gc_content', 'trimmedGc', { factor: 100 }],
  ['filtering_result.passed_filter_reads', 'readsAfterTrimming'],
  ['duplication.rate', 'trimmingDuplicates', { factor: 100 }],
];

/** Counts that are shown as a share of all reads. */
const SHARES = [
  ['filtering_result.passed_filter_reads', 'readsKept'],
  ['adapter_cutting.adapter_trimmed_reads', 'readsWithAdapter'],
] as const;

/** Subject of a report, and whether it comes from an output of MultiQC. */
export interface FastpSubject {
  readonly sample: WrittenSample;
  readonly viaMultiqc: boolean;
}

/**
 * Reader of the JSON report of fastp. The sample is the first input file of the command, as in MultiQC, or the file
 * itself when the command does not name one.
 */
export const fastpReader: InputReader = {
  format: 'fastp-json',
  accepts: (head) =>
    /^\s*\{\s*"summary"\s*:/.test(head) && /"(?:before_filtering|fastp_version)"\s*:/.test(head),
  read: (text, reading) => {
    const report = readJson(text, reading);
    if (report === undefined) {
      return;
    }
    const version = valueAt(report, 'summary', 'fastp_version');
    reading.toolVersion = typeof version === 'string' ? version : null;
    const written = inputOf(valueAt(report, 'command')) ?? reading.path;
    readFastpReport(report, { sample: { written, subject: 'run' }, viaMultiqc: false }, reading);
  },
};

/** Adds the figures and curves of a parsed report. */
export function readFastpReport(report: unknown, subject: FastpSubject, reading: FileReading): void {
  for (const [path, key, scale] of VALUES) {
    addValue(path, key, valueAt(report, ...path.split('.')), scale);
  }
  const total = valueAt(report, 'summary', 'before_filtering', 'total_reads');
  for (const [path, key] of SHARES) {
    const count = valueAt(report, ...path.split('.'));
    if (typeof count === 'number' && typeof total === 'number' && total > 0) {
      addValue(path, key, (100 * count) / total);
    }
  }
  addQuality(report, subject, reading);

  function addValue(path: string, key: FigureKey, value: unknown, scale?: Scale): void {
    if (typeof value === 'number') {
      const source = reading.source('fastp', path, subject.viaMultiqc);
      reading.figure(subject.sample, key, { value, rounding: 0 }, { source, scale });
    }
  }
}

/** Mean quality of each file before trimming. */
function addQuality(report: unknown, { sample, viaMultiqc }: FastpSubject, reading: FileReading): void {
  const paired = valueAt(report, 'read2_before_filtering') !== undefined;
  for (const read of [1, 2] as const) {
    const path = `read${String(read)}_before_filtering`;
    const means = valueAt(report, path, 'quality_curves', 'mean');
    if (Array.isArray(means)) {
      const points = (means as unknown[]).flatMap((y, index) =>
        typeof y === 'number' ? [[index + 1, y] as const] : [],
      );
      const source = reading.source('fastp', `${path}.quality_curves.mean`, viaMultiqc);
      addCurve(
        { sample: paired ? { ...sample, read } : sample, kind: 'meanQuality', points, source },
        reading,
      );
    }
  }
}

/** First input file of a fastp command; null when reads come from standard input. */
function inputOf(command: unknown): string | null {
  const match =
    typeof command === 'string' ? /\s(?:-i|--in1)[ =](?:"([^"]+)"|'([^']+)'|(\S+))/.exec(command) : null;
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? null;
}
