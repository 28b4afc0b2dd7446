import { type FigureKey } from '../model/figure';
import { type CurveKind } from '../model/tool-curve';
import { addCurve } from '../reading/add-curve';
import { type FileReading, type Scale, type WrittenSample } from '../reading/file-reading';
import { type InputReader } from '../reading/input-reader';
import { linesOf } from '../text/lines';
import { commandSample } from './command-sample';

const SUMMARY: Readonly<Record<string, { readonly key: FigureKey; readonly scale?: Scale }>> = {
  'raw total sequences': { key: 'alignmentReads' },
  'reads mapped': { key: 'mappedReads' },
  'error rate': { key: 'alignmentErrors', scale: { factor: 100 } },
  'average quality': { key: 'meanBaseQuality' },
  'insert size average': { key: 'meanInsertSize' },
  'insert size standard deviation': { key: 'insertSizeDeviation' },
};
/** Counts that are shown as a share of all primary reads. */
const SHARES: readonly (readonly [string, FigureKey])[] = [
  ['reads mapped', 'mapped'],
  ['reads properly paired', 'properlyPaired'],
  ['reads duplicated', 'markedDuplicates'],
];

/** Reader of `samtools stats`. The sample is the name of the file, as in MultiQC. */
export const samtoolsStatsReader: InputReader = {
  format: 'samtools-stats',
  accepts: (head) =>
    /^# This file was produced by samtools stats/m.test(head) || /^SN\traw total sequences:/m.test(head),
  read: (text, reading) => {
    const lines = linesOf(text);
    reading.toolVersion = /samtools stats \(([^+)]+)/.exec(text.slice(0, 200))?.[1] ?? null;
    const sample = commandSample(
      reading.path,
      /^# The command line was:\s*(.*)$/m.exec(text.slice(0, 2000))?.[1],
    );
    addSummary(lines, sample, reading);
    addCurveOf('IS', 1, 'insertSize', { lines, sample, reading });
    addCurveOf('COV', 2, 'coverage', { lines, sample, reading });
  },
};

function addSummary(lines: readonly string[], sample: WrittenSample, reading: FileReading): void {
  const counts = new Map<string, { readonly value: number; readonly line: number }>();
  lines.forEach((text, index) => {
    const [tag, name = '', cell = ''] = text.split('\t');
    const label = name.replace(/:$/, '');
    const entry = tag === 'SN' && Object.hasOwn(SUMMARY, label) ? SUMMARY[label] : undefined;
    const isCount = tag === 'SN' && SHARES.some(([column]) => column === label);
    const at = { line: index + 1, column: label };
    const written = entry || isCount ? reading.number(cell, at) : null;
    if (written) {
      counts.set(label, { value: written.value, line: index + 1 });
    }
    if (written && entry) {
      const source = reading.source('samtools', label);
      reading.figure(sample, entry.key, written, { source, line: index + 1, scale: entry.scale });
    }
  });
  const total = counts.get('raw total sequences')?.value ?? 0;
  for (const [column, key] of SHARES) {
    const count = counts.get(column);
    if (count && total > 0) {
      const written = { value: (100 * count.value) / total, rounding: 0 };
      reading.figure(sample, key, written, { source: reading.source('samtools', column), line: count.line });
    }
  }
}

interface Section {
  readonly lines: readonly string[];
  readonly sample: WrittenSample;
  readonly reading: FileReading;
}

/** Curve of the rows of a tag: x in column `x`, y in the next one. */
function addCurveOf(tag: string, x: number, kind: CurveKind, { lines, sample, reading }: Section): void {
  const points: [number, number][] = [];
  lines.forEach((text, index) => {
    if (text.startsWith(`${tag}\t`)) {
      const cells = text.split('\t');
      // The last bin of COV, [1000<], has no upper limit.
      const at = { line: index + 1, column: tag };
      const position = /^\d+$/.test(cells[x] ?? '') ? Number(cells[x]) : null;
      const count = position === null ? null : reading.number(cells[x + 1] ?? '', at);
      if (position !== null && count) {
        points.push([position, count.value]);
      }
    }
  });
  addCurve({ sample, kind, points, source: reading.source('samtools', tag) }, reading);
}
