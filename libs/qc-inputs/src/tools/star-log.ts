import { type FigureKey } from '../model/figure';
import { type FileReading, type WrittenSample } from '../reading/file-reading';
import { type InputReader } from '../reading/input-reader';
import { baseName, folderOf } from '../text/file-name';
import { linesOf } from '../text/lines';
import { type WrittenNumber } from '../text/read-number';

const UNIQUE = 'Uniquely mapped reads %';
const MULTIPLE = '% of reads mapped to multiple loci';
const LABELS: Readonly<Record<string, FigureKey>> = {
  [UNIQUE]: 'uniquelyMapped',
  [MULTIPLE]: 'multiMapped',
  'Mismatch rate per base, %': 'mismatches',
};

/**
 * Reader of Log.final.out of STAR. The sample is the prefix of the file, or its folder. Mapped are the reads at one position and those
 * at several; STAR counts those at too many as not mapped.
 */
export const starLogReader: InputReader = {
  format: 'star-log',
  accepts: (head) => /^\s*Started job on \|/m.test(head) && head.includes(UNIQUE),
  read: (text, reading) => {
    const sample = sampleOf(reading.path);
    const found = new Map<string, WrittenNumber>();
    linesOf(text).forEach((line, index) => {
      const [label = '', value = ''] = line.split('|').map((part) => part.trim());
      const key = Object.hasOwn(LABELS, label) ? LABELS[label] : undefined;
      const number = key ? reading.number(value.replace(/%$/, ''), { line: index + 1, column: label }) : null;
      if (key && number) {
        found.set(label, number);
        reading.figure(sample, key, number, { source: reading.source('star', label), line: index + 1 });
      }
    });
    addMapped(found, sample, reading);
  },
};

function addMapped(
  found: ReadonlyMap<string, WrittenNumber>,
  sample: WrittenSample,
  reading: FileReading,
): void {
  const [unique, multiple] = [found.get(UNIQUE), found.get(MULTIPLE)];
  if (unique && multiple) {
    const written = {
      value: unique.value + multiple.value,
      rounding: unique.rounding + multiple.rounding,
    };
    reading.figure(sample, 'mapped', written, { source: reading.source('star', `${UNIQUE} + ${MULTIPLE}`) });
  }
}

function sampleOf(path: string): WrittenSample {
  const prefix = baseName(path).replace(/[._-]?Log\.final\.out.*$/, '');
  return { written: prefix === '' ? folderOf(path) || path : prefix, subject: 'sample' };
}
