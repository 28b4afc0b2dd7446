import { BCFTOOLS_COLUMNS } from '../columns/bcftools-columns';
import { HISAT2_COLUMNS, STAR_COLUMNS } from '../columns/aligner-columns';
import { ruleOf, type ToolColumns } from '../columns/column-rule';
import { FASTP_COLUMNS } from '../columns/fastp-columns';
import { FASTQC_COLUMNS } from '../columns/fastqc-columns';
import { PICARD_COLUMNS } from '../columns/picard-columns';
import { QUALIMAP_GENERAL_COLUMNS } from '../columns/qualimap-columns';
import { SAMTOOLS_STATS_COLUMNS } from '../columns/samtools-columns';
import { type FileReading } from '../reading/file-reading';
import { readNumber } from '../text/read-number';
import { addFlagstat, addKnownColumns, type SampleRecord } from './sample-record';

const MODULES: readonly (readonly [prefix: string, columns: ToolColumns])[] = [
  ['fastqc', FASTQC_COLUMNS],
  ['fastp', FASTP_COLUMNS],
  ['samtools', SAMTOOLS_STATS_COLUMNS],
  ['picard', PICARD_COLUMNS],
  ['qualimap', QUALIMAP_GENERAL_COLUMNS],
  ['bcftools', BCFTOOLS_COLUMNS],
  ['star', STAR_COLUMNS],
  ['hisat2', HISAT2_COLUMNS],
];

/** Description of a column of general statistics; null for a column that the table does not show. */
export interface ColumnHeader {
  readonly title: string;
  readonly description: string;
}

/** Columns of the module of a section or namespace, such as `fastqc`, `FastQC` or `Samtools: stats`. */
export function moduleColumns(namespace: string): ToolColumns | undefined {
  const name = namespace.toLowerCase();
  return MODULES.find(([prefix]) => name.startsWith(prefix))?.[1];
}

/**
 * Adds the figures of one sample in one section of the general statistics. A column without a known figure is kept as it
 * is when MultiQC shows it.
 */
export function addGeneralRecord(
  record: SampleRecord,
  section: {
    readonly name: string;
    readonly columns: ToolColumns | undefined;
    readonly headerOf: (column: string) => ColumnHeader | null;
  },
  reading: FileReading,
): void {
  const { columns } = section;
  if (columns) {
    addKnownColumns(record, columns, reading);
  }
  if (isFlagstat(record)) {
    addFlagstat(record, reading);
    return;
  }
  const { sample, values } = record;
  for (const [column, value] of values) {
    const header = columns && ruleOf(columns.columns, column) ? null : section.headerOf(column);
    const written = header ? plainNumber(value) : null;
    if (header && written !== null && reading.countValue()) {
      const source = reading.source(columns?.tool ?? 'unknown', column, true);
      const subject = columns?.subject ?? 'sample';
      const figure = { value: written, ...header, source };
      reading.others.push({
        sample: { written: sample, subject },
        key: `${plainName(section.name)}.${plainName(column)}`,
        figure,
      });
    }
  }
}

function isFlagstat({ values }: SampleRecord): boolean {
  return values.has('total_passed') && values.has('mapped_passed');
}

/** Number of a column of unknown meaning, which may as well hold a text. */
function plainNumber(value: unknown): number | null {
  const number = typeof value === 'string' ? readNumber(value)?.value : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** Name as MultiQC writes it in its text table, so that all its files give a column the same key. */
function plainName(name: string): string {
  return name.toLowerCase().replace(/\W+/g, '_');
}
