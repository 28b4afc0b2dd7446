import { type FigureKey } from '../model/figure';
import { type FileReading, type WrittenSample } from '../reading/file-reading';
import { type InputReader } from '../reading/input-reader';
import { linesOf } from '../text/lines';

const COUNTS: Readonly<Record<string, FigureKey>> = {
  'number of records:': 'variants',
  'number of SNPs:': 'snvs',
  'number of indels:': 'indels',
  'number of multiallelic sites:': 'multiallelicSites',
};

/**
 * Reader of `bcftools stats` of one file. Of a comparison of two, only the sets that have a file of their own are read:
 * those are named by it. Ti/Tv is of all alternative alleles.
 */
export const bcftoolsStatsReader: InputReader = {
  format: 'bcftools-stats',
  accepts: (head) =>
    /^# This file was produced by bcftools stats/m.test(head) || /^SN\t\d+\tnumber of records:/m.test(head),
  read: (text, reading) => {
    reading.toolVersion = /bcftools stats \(([^+)]+)/.exec(text.slice(0, 200))?.[1] ?? null;
    const samples = new Map<string, WrittenSample>();
    linesOf(text).forEach((line, index) => {
      const [tag, set = '', first = '', second = '', third = ''] = line.split('\t');
      if (tag === 'ID' && second === '') {
        samples.set(set, {
          written: first === '' || first === '-' ? reading.path : first,
          subject: 'sample',
        });
        return;
      }
      const sample = samples.get(set);
      if (sample && tag === 'SN') {
        addFigure(Object.hasOwn(COUNTS, first) ? COUNTS[first] : undefined, first, second, {
          sample,
          index,
          reading,
        });
      } else if (sample && tag === 'TSTV' && Number(second) > 0) {
        addFigure('tiTv', 'ts/tv', third, { sample, index, reading });
      }
    });
    if (samples.size === 0) {
      reading.report('missing-section', {}, { section: 'ID' });
    }
  },
};

function addFigure(
  key: FigureKey | undefined,
  column: string,
  cell: string,
  {
    sample,
    index,
    reading,
  }: { readonly sample: WrittenSample; readonly index: number; readonly reading: FileReading },
): void {
  const line = index + 1;
  const written = key ? reading.number(cell, { line, column }) : null;
  if (key && written) {
    reading.figure(sample, key, written, {
      source: reading.source('bcftools', column.replace(/:$/, '')),
      line,
    });
  }
}
