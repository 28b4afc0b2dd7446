import { type QuartetSample } from '../expression/quartet-samples';

/** Figures of many samples by several tools, as a table. */
export interface QcSampleTable {
  readonly columns: readonly {
    readonly key: string;
    /** Unit of the values: `fraction` is 0..1, `''` a number without one. */
    readonly unit: string;
    /** Programs whose files have the values, such as FastQC. */
    readonly tools: readonly string[];
  }[];
  readonly rows: readonly {
    readonly sample: string;
    readonly donor: QuartetSample | null;
    /** File of a pair that the row is about; absent for a whole sample, and in older reports. */
    readonly read?: 1 | 2;
    /** In the order of the columns; null where no file has the value. */
    readonly values: readonly (number | null)[];
  }[];
}

/** End of the name of a row about one file of a pair. */
const READ_ENDING = / R[12]$/;

/** Number of samples of a table; the two files of a pair belong to one sample. */
export function sampleCount({ rows }: Pick<QcSampleTable, 'rows'>): number {
  return new Set(rows.map(({ sample, read }) => (read ? sample.replace(READ_ENDING, '') : sample))).size;
}

/** Decimals of a figure of a sample at most. */
const MAX_DECIMALS = 3;

/**
 * Decimals by which the values of one column of a table of samples are written, on pages and in documents alike: as many as the value
 * that needs most of them, at most three. Numbers below each other are then aligned, and columns of counts have none.
 */
export function columnDecimals(values: readonly (number | null)[]): number {
  return values.reduce<number>(
    (most, value) => (value === null ? most : Math.max(most, decimalsOf(value))),
    0,
  );
}

function decimalsOf(value: number): number {
  const rounded = Number(value.toFixed(MAX_DECIMALS));
  let decimals = 0;
  while (decimals < MAX_DECIMALS && Number(value.toFixed(decimals)) !== rounded) {
    decimals += 1;
  }
  return decimals;
}

const UNIT_SIGNS: Readonly<Record<string, string>> = { percent: '%', bases: 'bp', fold: '×', phred: 'Phred' };

/** Sign of a unit behind the name of a figure, in every language; empty for a fraction, a count or a ratio. */
export function unitSign(unit: string): string {
  return UNIT_SIGNS[unit] ?? '';
}
