import { type FigureKey } from '../model/figure';
import { type CurveKind } from '../model/tool-curve';
import { addCurve } from '../reading/add-curve';
import { type FileReading, type Scale, type WrittenSample } from '../reading/file-reading';
import { type InputReader } from '../reading/input-reader';
import { valueAt } from '../text/lenient-json';
import { isResultOf, listAt, parseAppResult } from './app-result';

/** Values of a file by path; shares are fractions. */
const VALUES: readonly (readonly [path: string, key: FigureKey, scale?: Scale])[] = [
  ['reads', 'sequences'],
  ['meanLength', 'meanReadLength'],
  ['gc', 'gc', { factor: 100 }],
  ['q20', 'readQ20', { factor: 100 }],
  ['q30', 'readQ30', { factor: 100 }],
  ['meanQuality', 'readQuality'],
  ['duplication.share', 'duplicates', { factor: 100 }],
];

/**
 * Reader of fastq_qc.json of the portal's app fastq-qc. A file is that of the sample of the job when the job has one pair. Several files,
 * such as lanes, have their own names, behind that of the sample where they do not contain it.
 */
export const fastqQcReader: InputReader = {
  format: 'portal-fastq-qc',
  accepts: (head) => isResultOf('fastq-qc', head),
  read: (text, reading) => {
    const result = parseAppResult(text, reading);
    const files = listAt(result, 'files');
    const sampleId = valueAt(result, 'sampleId');
    const isPaired = valueAt(result, 'paired') === true;
    const job = typeof sampleId === 'string' ? sampleId : '';
    const isOne = files.length === (isPaired ? 2 : 1) && job !== '';
    for (const file of files) {
      const name = valueAt(file, 'file');
      const mate = valueAt(file, 'mate') === 2 ? 2 : 1;
      const sample: WrittenSample = {
        written: isOne ? job : typeof name === 'string' ? nameOfFile(name, job) : reading.path,
        subject: 'file',
        ...(isPaired && { read: mate }),
      };
      addFile(file, sample, reading);
    }
  },
};

/** Name of one of several files of a job. Jobs of different samples may have files of the same names. */
function nameOfFile(file: string, job: string): string {
  return file.includes(job) ? file : `${job}_${file}`;
}

function addFile(file: unknown, sample: WrittenSample, reading: FileReading): void {
  for (const [path, key, scale] of VALUES) {
    const value = valueAt(file, ...path.split('.'));
    if (typeof value === 'number') {
      const source = reading.source('fastq-qc', path);
      reading.figure(sample, key, { value, rounding: 0 }, { source, scale });
    }
  }
  const shares = listAt(file, 'adapters').flatMap((adapter) => {
    const share = valueAt(adapter, 'share');
    return typeof share === 'number' ? [share] : [];
  });
  if (shares.length > 0) {
    const written = { value: Math.max(...shares), rounding: 0 };
    const source = reading.source('fastq-qc', 'adapters.share');
    reading.figure(sample, 'adapterReads', written, { source, scale: { factor: 100 } });
  }
  const quality = listAt(file, 'positions').map((position) => [
    valueAt(position, 'position'),
    valueAt(position, 'meanQuality'),
  ]);
  const gc = listAt(file, 'gcOfReads').map((count, percent) => [percent, count]);
  const reads = valueAt(file, 'reads');
  addPoints('meanQuality', 'positions', quality, 1);
  addPoints('readGc', 'gcOfReads', gc, typeof reads === 'number' && reads > 0 ? 100 / reads : 0);

  function addPoints(
    kind: CurveKind,
    column: string,
    pairs: readonly (readonly unknown[])[],
    factor: number,
  ): void {
    const points = pairs.flatMap(([x, y]) =>
      typeof x === 'number' && typeof y === 'number' ? [[x, y * factor] as const] : [],
    );
    addCurve({ sample, kind, points, source: reading.source('fastq-qc', column) }, reading);
  }
}
