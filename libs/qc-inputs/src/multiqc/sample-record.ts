import { addCell, ruleOf, type ToolColumns } from '../columns/column-rule';
import { flagstatFigures, flagstatOf } from '../columns/flagstat-counts';
import { type FigureKey } from '../model/figure';
import { type FileReading } from '../reading/file-reading';
import { recordOf } from '../text/lenient-json';

/** Values of one sample in a table of MultiQC, by column. */
export interface SampleRecord {
  readonly sample: string;
  readonly values: ReadonlyMap<string, unknown>;
  /** Line of the file, in a text table. */
  readonly line?: number;
}

/** Records of a table by sample in JSON; since MultiQC 1.31 the names of columns may begin with that of their section. */
export function sampleRecords(samples: unknown, prefix?: string): SampleRecord[] {
  return Object.entries(recordOf(samples) ?? {}).flatMap(([sample, columns]) => {
    const record = recordOf(columns);
    const values = Object.entries(record ?? {}).map(
      ([column, value]) =>
        [prefix && column.startsWith(prefix) ? column.slice(prefix.length) : column, value] as const,
    );
    return record ? [{ sample, values: new Map(values) }] : [];
  });
}

/** Adds the figures of the known columns of a record. */
export function addKnownColumns(
  { sample, values, line }: SampleRecord,
  { tool, subject, columns }: ToolColumns,
  reading: FileReading,
): void {
  for (const [column, value] of values) {
    const target = {
      rule: ruleOf(columns, column),
      tool,
      sample: { written: sample, subject },
      viaMultiqc: true,
    };
    addCell({ column, value, ...(line && { line }) }, target, reading);
  }
}

/** Adds the figures of a record of `samtools flagstat`. */
export function addFlagstat({ sample, values, line }: SampleRecord, reading: FileReading): void {
  const counts = flagstatOf(values, reading, line);
  if (!counts) {
    return;
  }
  for (const [key, value] of Object.entries(flagstatFigures(counts))) {
    const source = reading.source('samtools', FLAGSTAT_COLUMNS[key as FigureKey] ?? 'total', true);
    const written = { value, rounding: 0 };
    reading.figure({ written: sample, subject: 'sample' }, key as FigureKey, written, {
      source,
      line: line ?? null,
    });
  }
}

const FLAGSTAT_COLUMNS: Partial<Record<FigureKey, string>> = {
  mappedReads: 'mapped_passed',
  mapped: 'mapped_passed',
  properlyPaired: 'properly paired_passed',
  markedDuplicates: 'duplicates_passed',
};
