import { type FigureColumn, type FigureRow, type ProjectFigures } from '@omics-portal/api';
import { uuid } from './ids';

/** Column of figures that only has a key. */
export function aFigureColumn(overrides: Partial<FigureColumn> = {}): FigureColumn {
  return {
    key: 'reads',
    label: overrides.key ?? 'Reads',
    unit: null,
    format: 'number',
    decimals: null,
    better: null,
    group: null,
    thresholds: null,
    hidden: false,
    ...overrides,
  };
}

const COLUMNS: FigureColumn[] = [
  aFigureColumn({ key: 'reads', label: 'Reads', decimals: 0, group: 'Amount' }),
  aFigureColumn({
    key: 'q30',
    label: 'Q30',
    format: 'percent',
    decimals: 2,
    better: 'higher',
    group: 'Quality',
  }),
  aFigureColumn({
    key: 'duplication',
    label: 'Duplicate reads',
    format: 'percent',
    decimals: 2,
    better: 'lower',
    thresholds: { warn: 0.2, fail: 0.5, origin: 'FastQC, Sequence Duplication Levels' },
  }),
  aFigureColumn({ key: 'n', label: 'Unknown bases (N)', format: 'percent', hidden: true }),
  aFigureColumn({ key: 'encoding', label: 'Quality encoding', format: 'text' }),
];

const SAMPLES = 12;
/** Sample whose read 1 has a far lower Q30 than the others. */
const ODD = 7;

function valuesOf(sample: number, mate: number): FigureRow['values'] {
  const q30 = sample === ODD && mate === 1 ? 0.61 : 0.9 + (sample % 5) * 0.004 - mate * 0.02;
  const duplication = [0.08, 0.12, 0.25, 0.11, 0.55, 0.2][sample % 6] ?? null;
  return [250_000 + ((sample * 7919) % 1000), q30, duplication, 0, 'Phred+33'];
}

/**
 * Figures of a project with twelve succeeded samples of two mates, one that failed and one that runs. Read 1 of sample
 * `D5_7` is an outlier in Q30; duplicates have published limits.
 */
export function aProjectFigures(overrides: Partial<ProjectFigures> = {}): ProjectFigures {
  const done = Array.from({ length: SAMPLES }, (_, index) => index + 1).flatMap((sample) =>
    [1, 2].map((mate): FigureRow => ({
      job_id: uuid(3, sample + 100),
      sample_id: `D5_${sample}`,
      status: 'Succeeded',
      part: `D5_${sample}_R${mate}.fastq.gz`,
      series: String(mate),
      values: valuesOf(sample, mate),
      missing: null,
    })),
  );
  const without = (sample: number, row: Pick<FigureRow, 'status' | 'missing'>): FigureRow => ({
    job_id: uuid(3, sample + 100),
    sample_id: `D5_${sample}`,
    part: null,
    series: null,
    values: COLUMNS.map(() => null),
    ...row,
  });
  return {
    total: SAMPLES + 2,
    page: 1,
    per_page: 1000,
    ended: SAMPLES + 1,
    unread: 0,
    columns: COLUMNS,
    series: [
      { key: '1', label: 'Read 1' },
      { key: '2', label: 'Read 2' },
    ],
    data: [
      ...done,
      without(13, { status: 'Failed', missing: 'failed' }),
      without(14, { status: 'Running', missing: 'not-ended' }),
    ],
    ...overrides,
  };
}
