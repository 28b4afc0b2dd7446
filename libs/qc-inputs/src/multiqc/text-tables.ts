import { type FileReading } from '../reading/file-reading';
import { type InputReader } from '../reading/input-reader';
import { sampleRows } from '../reading/sample-table';
import { firstLine } from '../text/lines';
import { readTable, type TextTable } from '../text/table';
import { addGeneralTable, generalColumn } from './general-table';
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
    addGeneralTable(recordsOf(table, reading), reading);
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
