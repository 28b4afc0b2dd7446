import { type FlagstatCounts, flagstatFigures } from '../columns/flagstat-counts';
import { type FigureKey } from '../model/figure';
import { type FileReading } from '../reading/file-reading';
import { type InputReader } from '../reading/input-reader';
import { linesOf } from '../text/lines';
import { commandSample } from './command-sample';

const LABELS: Readonly<Record<string, keyof FlagstatCounts>> = {
  'in total': 'total',
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
const LINE = /^(\d+) \+ (\d+) (.*)$/;

/** Reader of `samtools flagstat`. The sample is the name of the file, as in MultiQC. */
export const samtoolsFlagstatReader: InputReader = {
  format: 'samtools-flagstat',
  accepts: (head) => /^\d+ \+ \d+ in total/.test(head),
  read: (text, reading) => {
    const counts: Partial<Record<keyof FlagstatCounts, number>> = {};
    linesOf(text).forEach((line) => {
      const [, passed, failed, rest = ''] = LINE.exec(line) ?? [];
      const label = rest.split('(')[0]?.trim() ?? '';
      const key = Object.hasOwn(LABELS, label) ? LABELS[label] : undefined;
      if (key) {
        counts[key] = Number(passed) + Number(failed);
      }
    });
    const missing = REQUIRED.find((key) => counts[key] === undefined);
    if (missing) {
      const label = Object.keys(LABELS).find((name) => LABELS[name] === missing) ?? missing;
      reading.report('missing-section', {}, { section: label });
      return;
    }
    addFigures(counts as FlagstatCounts, reading);
  },
};

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
