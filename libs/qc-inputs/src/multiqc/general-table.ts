import { type FileReading } from '../reading/file-reading';
import { addGeneralRecord, moduleColumns } from './general-statistics';
import { type SampleRecord } from './sample-record';

/** Adds the rows of `multiqc_general_stats`, whose columns have the name of their section in front. */
export function addGeneralTable(records: readonly SampleRecord[], reading: FileReading): void {
  for (const record of records) {
    for (const [section, values] of bySection(record)) {
      const columns = moduleColumns(section);
      const headerOf = (column: string) => ({ title: column, description: '' });
      addGeneralRecord({ ...record, values }, { name: section, columns, headerOf }, reading);
    }
  }
}

/**
 * Section and column of a name in general statistics: `{title}_mqc-generalstats-{section}-{column}` up to MultiQC 1.28,
 * `{section}-{column}` later. MultiQC adds a number to a repeated name.
 */
export function generalColumn(name: string): { readonly section: string; readonly column: string } | null {
  const older = /mqc-generalstats-([^-]+)-(.+?)(?:-\d+)?$/.exec(name);
  const newer = /^([a-z][a-z0-9_]*)-(.+)$/.exec(name);
  if (older) {
    return { section: older[1] ?? '', column: older[2] ?? '' };
  }
  return newer && moduleColumns(newer[1] ?? '') ? { section: newer[1] ?? '', column: newer[2] ?? '' } : null;
}

function bySection(record: SampleRecord): Map<string, Map<string, unknown>> {
  const sections = new Map<string, Map<string, unknown>>();
  for (const [name, value] of record.values) {
    const found = generalColumn(name);
    if (found) {
      const values = sections.get(found.section) ?? new Map<string, unknown>();
      sections.set(found.section, values.set(found.column, value));
    }
  }
  return sections;
}
