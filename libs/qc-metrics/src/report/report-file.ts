/** File beside report.json with what is too large for it. */
export interface QcFile {
  /** Name of the file, in the folder of the report. */
  readonly file: string;
  /** Number of rows, lines or records in it. */
  readonly entries: number;
}
