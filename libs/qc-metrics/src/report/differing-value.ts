/** Value of a figure, with its column and file. */
export interface QcFileValue {
  readonly column: string;
  readonly file: string;
  readonly value: number;
}

/** Two values of one figure of a sample that files or programs give differently. */
export interface QcDifferingValue {
  readonly sample: string;
  /** Value in the report. */
  readonly shown: QcFileValue;
  readonly other: QcFileValue;
}
