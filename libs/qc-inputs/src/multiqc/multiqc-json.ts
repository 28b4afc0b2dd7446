import { type FileReading } from '../reading/file-reading';
import { type InputReader } from '../reading/input-reader';
import { readJson } from '../reading/read-json';
import { recordOf, valueAt } from '../text/lenient-json';
import { addGeneralRecord, type ColumnHeader, moduleColumns } from './general-statistics';
import { addPlotCurves } from './plot-curves';
import { addRawTable } from './raw-table';
import { sampleRecords } from './sample-record';

/**
 * Reader of multiqc_data.json of all versions. General statistics are a list of modules up to 1.28 and a record by module
 * later. Raw data and plots may be absent.
 */
export const multiqcJsonReader: InputReader = {
  format: 'multiqc-json',
  accepts: (head) => /^\s*\{/.test(head) && /"(?:report_[a-z_]+|config_version)"\s*:/.test(head),
  read: (text, reading) => {
    const data = readJson(text, reading);
    if (data === undefined) {
      return;
    }
    const version = valueAt(data, 'config_version');
    reading.toolVersion = typeof version === 'string' ? version : null;
    addGeneralStatistics(data, reading);
    addRawData(valueAt(data, 'report_saved_raw_data'), reading);
    addPlotCurves(valueAt(data, 'report_plot_data'), reading);
  },
};

function addGeneralStatistics(data: unknown, reading: FileReading): void {
  const sections = entriesOf(valueAt(data, 'report_general_stats_data'));
  const headers = new Map(entriesOf(valueAt(data, 'report_general_stats_headers')));
  for (const [key, samples] of sections) {
    const described = headers.get(key);
    const namespace = namespaceOf(described);
    const columns = moduleColumns(key) ?? (namespace === null ? undefined : moduleColumns(namespace));
    const name = Number.isNaN(Number(key)) ? key : (namespace ?? key);
    const section = { name, columns, headerOf: (column: string) => headerOf(described, column) };
    for (const record of sampleRecords(samples, `${key}-`)) {
      addGeneralRecord(record, section, reading);
    }
  }
}

function addRawData(raw: unknown, reading: FileReading): void {
  for (const [name, samples] of entriesOf(raw)) {
    addRawTable(name, samples, reading);
  }
}

/** Entries of a list, by index, or of a record. */
function entriesOf(value: unknown): [string, unknown][] {
  return Array.isArray(value)
    ? (value as unknown[]).map((item, index) => [String(index), item])
    : Object.entries(recordOf(value) ?? {});
}

function namespaceOf(headers: unknown): string | null {
  for (const header of Object.values(recordOf(headers) ?? {})) {
    const namespace = recordOf(header)?.['namespace'];
    if (typeof namespace === 'string') {
      return namespace;
    }
  }
  return null;
}

function headerOf(headers: unknown, column: string): ColumnHeader | null {
  const header = recordOf(valueAt(headers, column));
  const textOf = (key: string) => (typeof header?.[key] === 'string' ? header[key] : '');
  return header ? { title: textOf('title') || column, description: textOf('description') } : null;
}
