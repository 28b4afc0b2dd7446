import { type FlagstatCounts, flagstatFigures } from '../columns/flagstat-counts';
import { type FigureKey } from '../model/figure';
import { type FileReading } from '../reading/file-reading';
import { type InputReader } from '../reading/input-reader';
import { readJson } from '../reading/read-json';
import { recordOf, valueAt } from '../text/lenient-json';
import { linesOf } from '../text/lines';
import { commandSample } from './command-sample';

const LABELS: Readonly<Record<string, keyof FlagstatCounts>> = {
  'in total': 'total',
  total: 'total',
  primary: 'primary',
  secondary: 'secondary',
  supplementary: 'supplementary',
  duplicates: 'duplicates',
  'primary duplicates': 'primaryDuplicates',
  mapped: 'mapped',
  'primary mapped': 'primaryMapped',
  'properly paired': 'properlyPaired',
};
const REQUIRED = ['total', 'mapped', 'secondary', 'supplementary', 'duplicates', 'properlyPaired'] as const;
/** Counts of the reads that passed and of those that failed quality control, as text or as tab-separated values. */
const LINE = /^(\d+)(?: \+ |\t)(\d+)[ \t](.*)$/;
const PASSED = 'QC-passed reads';
const FAILED = 'QC-failed reads';

/** Reader of `samtools flagstat`, in its three formats. The sample is the name of the file, as in MultiQC. */
export const samtoolsFlagstatReader: InputReader = {
  format: 'samtools-flagstat',
  accepts: (head) =>
    /^\d+ \+ \d+ in total/.test(head) ||
    /^\d+\t\d+\ttotal/.test(head) ||
    /^\s*\{\s*"QC-passed reads"/.test(head),
  read: (text, reading) => {
    const entries = text.trimStart().startsWith('{') ? entriesOfJson(text, reading) : entriesOfLines(text);
    if (!entries) {
      return;
    }
    const counts: Partial<Record<keyof FlagstatCounts, number>> = {};
    for (const [label, count] of entries) {
      const key = Object.hasOwn(LABELS, label) ? LABELS[label] : undefined;
      if (key) {
        counts[key] = count;
      }
    }
    const missing = REQUIRED.find((key) => counts[key] === undefined);
    if (missing) {
      const label = Object.keys(LABELS).find((name) => LABELS[name] === missing) ?? missing;
      reading.report('missing-section', {}, { section: label });
      return;
    }
    addFigures(counts as FlagstatCounts, reading);
  },
};

/** Count of all reads, passed or failed, with its label. */
type Entry = readonly [label: string, count: number];

function entriesOfLines(text: string): Entry[] {
  return linesOf(text).flatMap((line): Entry[] => {
    const [, passed, failed, rest = ''] = LINE.exec(line) ?? [];
    return passed === undefined ? [] : [[rest.split('(')[0]?.trim() ?? '', Number(passed) + Number(failed)]];
  });
}

/** Undefined for a text that is no JSON, which is reported. */
function entriesOfJson(text: string, reading: FileReading): Entry[] | undefined {
  const counts = readJson(text, reading);
  if (counts === undefined) {
    return undefined;
  }
  const failed = recordOf(valueAt(counts, FAILED)) ?? {};
  return Object.entries(recordOf(valueAt(counts, PASSED)) ?? {}).flatMap(([label, passed]): Entry[] => {
    const other = failed[label];
    return typeof passed === 'number' && typeof other === 'number' ? [[label, passed + other]] : [];
  });
}

function addFigures(counts: FlagstatCounts, reading: FileReading): void {
  const sample = commandSample(reading.path);
  for (const [key, value] of Object.entries(flagstatFigures(counts))) {
    const source = reading.source('samtools', LABEL_OF_FIGURE[key as FigureKey] ?? 'primary');
    reading.figure(sample, key as FigureKey, { value, rounding: 0 }, { source });
  }
}

const LABEL_OF_FIGURE: Partial<Record<FigureKey, string>> = {
  mappedReads: 'primary mapped',
  mapped: 'primary mapped',
  properlyPaired: 'properly paired',
  markedDuplicates: 'primary duplicates',
};
