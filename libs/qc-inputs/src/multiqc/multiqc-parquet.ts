import { gunzipSync } from 'fflate';
import { parquetMetadata, parquetReadObjects, parquetSchema, type FileMetaData } from 'hyparquet';

/** Columns that are read where a file has them; the second name of a pair is that of version 1.29. */
const COLUMNS = [
  'anchor',
  'section_key',
  'sample',
  'sample_name',
  'metric',
  'metric_name',
  'val_raw',
  'val_raw_type',
  'val_fmt',
  'val_str',
  'column_meta',
  'multiqc_version',
];
/** Anchor of the rows of the general statistics. */
const GENERAL_STATISTICS = 'general_stats_table';
/** Largest size of the unpacked columns, and of one page of them, as the file states it; and most rows. */
const MAX_UNPACKED_BYTES = 500_000_000;
const MAX_ROWS = 5_000_000;

type Row = Readonly<Record<string, unknown>>;
type Sections = Record<string, Record<string, Record<string, unknown>>>;

/** True for the name of a parquet file. */
export function isParquet(path: string): boolean {
  return /\.parquet$/i.test(path);
}

/**
 * General statistics of a `multiqc.parquet` (MultiQC 1.29 and later) as the text of a `multiqc_data.json`, for `readFolder`. Null for
 * a file that cannot be read or has no general statistics in rows: those of other programs, and tables in the wide form. Its
 * plots are left out. A file that unpacks to more than `maxBytes` counts as one that cannot be read.
 */
export async function multiqcParquetText(
  file: ArrayBuffer,
  maxBytes: number = MAX_UNPACKED_BYTES,
): Promise<string | null> {
  const rows = await rowsOf(file, maxBytes);
  const data: Sections = {};
  const headers: Sections = {};
  let version: unknown = null;
  for (const row of rows) {
    version = row['multiqc_version'] ?? version;
    addCell(row, data, headers);
  }
  return Object.keys(data).length === 0
    ? null
    : JSON.stringify({
        config_version: version,
        report_general_stats_data: data,
        report_general_stats_headers: headers,
      });
}

async function rowsOf(file: ArrayBuffer, maxBytes: number): Promise<readonly Row[]> {
  try {
    const metadata = parquetMetadata(file);
    if (isTooLarge(metadata, maxBytes)) return [];
    const names = parquetSchema(metadata).children.map(({ element }) => element.name);
    const columns = COLUMNS.filter((name) => names.includes(name));
    return await parquetReadObjects({
      file,
      metadata,
      columns,
      compressors: {
        GZIP: (input, length) => gunzipSync(input, { out: new Uint8Array(within(length, maxBytes)) }),
      },
    });
  } catch {
    return [];
  }
}

/** True for a file that states more than a report can have: a small one may unpack to gigabytes. */
function isTooLarge({ num_rows: rows, row_groups: groups }: FileMetaData, maxBytes: number): boolean {
  const bytes = groups.reduce((sum, group) => sum + Number(group.total_byte_size), 0);
  return Number(rows) > MAX_ROWS || bytes > maxBytes;
}

/** Length of an unpacked page; throws for one that is larger than the whole file may be. */
function within(length: number, maxBytes: number): number {
  if (length > maxBytes) throw new Error('A page is too large.');
  return length;
}

/** Adds the value of a row of the general statistics, and the header of its column. */
function addCell(row: Row, data: Sections, headers: Sections): void {
  const [section, sample, metric] = [
    textIn(row, 'section_key'),
    textIn(row, 'sample', 'sample_name'),
    textIn(row, 'metric', 'metric_name'),
  ];
  if (row['anchor'] !== GENERAL_STATISTICS || section === '' || sample === '' || metric === '') {
    return;
  }
  const ofSample = ((data[section] ??= {})[sample] ??= {});
  ofSample[metric] = valueIn(row);
  (headers[section] ??= {})[metric] = headerIn(row);
}

/** Number of a row; the text of a value that is none. */
function valueIn(row: Row): unknown {
  const value = row['val_raw'];
  const isNumber = typeof value === 'number' && Number.isFinite(value);
  return isNumber && row['val_raw_type'] !== 'bool' ? value : textIn(row, 'val_fmt', 'val_str');
}

function headerIn(row: Row): Record<string, unknown> {
  try {
    const header: unknown = JSON.parse(textIn(row, 'column_meta'));
    return typeof header === 'object' && header !== null ? { ...header } : {};
  } catch {
    return {};
  }
}

/** First text of some columns of a row; '' for none. */
function textIn(row: Row, ...columns: readonly string[]): string {
  return columns.map((column) => row[column]).find((value) => typeof value === 'string') ?? '';
}
