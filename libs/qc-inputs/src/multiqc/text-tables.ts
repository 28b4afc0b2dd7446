import { type FileReading } from '../reading/file-reading';
import { type InputReader } from '../reading/input-reader';
import { sampleRows } from '../reading/sample-table';
import { firstLine } from '../text/lines';
import { readTable, type TextTable } from '../text/table';
import { addGeneralRecord, moduleColumns } from './general-statistics';
import { MODULE_TABLES, moduleTableOf } from './module-tables';
import { type SampleRecord } from './sample-record';

/** Reader of `multiqc_{module}.txt` of the supported modules. */
export const moduleTableReader: InputReader = {
  format: 'multiqc-module-table',
  accepts: (head, path) => {
    const header = headerOf(head);
    return header[0] === 'Sample' && moduleOf(header, path) !== undefined;
  },
  read: (text, reading) => {
    const table = readTable(text);
    moduleOf(table.header, reading.path)?.read(recordsOf(table, reading), reading);
  },
};

/** Reader of multiqc_general_stats.txt of all versions. */
export const generalStatsReader: InputReader = {
  format: 'multiqc-general-stats',
  accepts: (head) => {
    const header = headerOf(head);
    return header[0] === 'Sample' && header.slice(1).some((name) => generalColumn(name) !== null);
  },
  read: (text, reading) => {
    const table = readTable(text);
    for (const record of recordsOf(table, reading)) {
      for (const [section, values] of bySection(record)) {
        const columns = moduleColumns(section);
        const headerOfColumn = (column: string) => ({ title: column, description: '' });
        addGeneralRecord(
          { ...record, values },
          { name: section, columns, headerOf: headerOfColumn },
          reading,
        );
      }
    }
  },
};

function headerOf(head: string): readonly string[] {
  return readTable(firstLine(head)).header;
}

function moduleOf(header: readonly string[], path: string) {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\.(?:txt|tsv|csv)$/, '');
  const named = moduleTableOf(name);
  return named?.hasColumns(header) ? named : MODULE_TABLES.find((table) => table.hasColumns(header));
}

function recordsOf(table: TextTable, reading: FileReading): SampleRecord[] {
  return sampleRows(table, 0, reading).map(({ sample, line, cell }) => ({
    sample,
    line,
    values: new Map(table.header.slice(1).map((name, index) => [name, cell(index + 1)])),
  }));
}

/**
 * Section and column of a name in general statistics: `{title}_mqc-generalstats-{section}-{column}` up to MultiQC 1.28,
 * `{section}-{column}` later. MultiQC adds a number to a repeated name.
 */
function generalColumn(name: string): { readonly section: string; readonly column: string } | null {
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
