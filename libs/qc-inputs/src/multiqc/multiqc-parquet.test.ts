import { gzipSync } from 'fflate';
import { type ColumnSource, parquetWriteBuffer } from 'hyparquet-writer';
import { expect, test } from 'vitest';
import { readFolder } from '../folder/read-folder';
import { multiqcParquetText } from './multiqc-parquet';

const HEADERS = {
  percent_gc: { title: '% GC', namespace: 'FastQC', suffix: '%', description: 'Average GC content' },
  total_sequences: { title: 'Seqs', namespace: 'FastQC', suffix: '', description: 'Total sequences' },
  own: { title: 'Own', namespace: 'Own tool', suffix: '', description: 'A figure of a laboratory' },
};
const FIGURES = [
  ['fastqc', 'D5_1', 'percent_gc', 48.25],
  ['fastqc', 'D5_1', 'total_sequences', 1_234_567],
  ['fastqc', 'M8_1', 'percent_gc', 47],
  ['own_tool', 'M8_1', 'own', 0.125],
] as const;

/** The same general statistics as multiqc_data.json since 1.29 has them. */
const JSON_TEXT = JSON.stringify({
  config_version: '1.31',
  report_general_stats_data: {
    fastqc: {
      D5_1: { percent_gc: 48.25, total_sequences: 1_234_567 },
      M8_1: { percent_gc: 47 },
    },
    own_tool: { M8_1: { own: 0.125 } },
  },
  report_general_stats_headers: {
    fastqc: { percent_gc: HEADERS.percent_gc, total_sequences: HEADERS.total_sequences },
    own_tool: { own: HEADERS.own },
  },
});

/** File in the layout of MultiQC: a row of the run, a plot, and a row for each cell of the general statistics. */
function parquetFile({
  compressed = true,
  names = { sample: 'sample', metric: 'metric' },
}: { readonly compressed?: boolean; readonly names?: { sample: string; metric: string } } = {}): ArrayBuffer {
  const [run, plot] = [null, null];
  const cells = <T>(of: (figure: (typeof FIGURES)[number]) => T) => [run, plot, ...FIGURES.map(of)];
  const column = (name: string, type: 'STRING' | 'DOUBLE', data: unknown[]) =>
    ({ name, type, data, nullable: true }) as ColumnSource;
  return parquetWriteBuffer({
    columnData: [
      column('anchor', 'STRING', [
        'run_metadata',
        'fastqc_plot',
        ...FIGURES.map(() => 'general_stats_table'),
      ]),
      column('type', 'STRING', ['run_metadata', 'plot_input', ...FIGURES.map(() => 'plot_input_row')]),
      column('multiqc_version', 'STRING', ['1.31', null, ...FIGURES.map(() => null)]),
      column(
        'section_key',
        'STRING',
        cells(([section]) => section),
      ),
      column(
        names.sample,
        'STRING',
        cells(([, sample]) => sample),
      ),
      column(
        names.metric,
        'STRING',
        cells(([, , metric]) => metric),
      ),
      column(
        'val_raw',
        'DOUBLE',
        cells(([, , , value]) => value),
      ),
      column(
        'val_raw_type',
        'STRING',
        cells(() => 'float'),
      ),
      column(
        'column_meta',
        'STRING',
        cells(([, , metric]) => JSON.stringify(HEADERS[metric])),
      ),
    ],
    ...(compressed
      ? { codec: 'GZIP' as const, compressors: { GZIP: (bytes: Uint8Array) => gzipSync(bytes) } }
      : { codec: 'UNCOMPRESSED' as const }),
  });
}

const read = (text: string | null) => readFolder([{ path: 'multiqc_data/file', text: text ?? '' }]);

test.each([
  ['compressed with gzip, as MultiQC writes it', {}],
  ['not compressed', { compressed: false }],
  ['with the names of columns of version 1.29', { names: { sample: 'sample_name', metric: 'metric_name' } }],
])('a parquet file %s gives the figures of multiqc_data.json', async (_, options) => {
  const found = read(await multiqcParquetText(parquetFile(options)));
  expect(found).toEqual(read(JSON_TEXT));
  expect(found.samples.map(({ name }) => name)).toEqual(['D5_1', 'M8_1']);
  expect(found.files[0]).toMatchObject({ format: 'multiqc-json', toolVersion: '1.31', problems: [] });
});

test('a file that is cut off, is empty, or is no parquet gives nothing', async () => {
  const whole = parquetFile();
  for (const file of [new ArrayBuffer(0), whole.slice(0, 200), new TextEncoder().encode('text').buffer]) {
    expect(await multiqcParquetText(file)).toBeNull();
  }
});

test('a table of another program gives nothing', async () => {
  const columnData = [{ name: 'anchor', data: ['a', 'b'], type: 'STRING' as const }];
  expect(await multiqcParquetText(parquetWriteBuffer({ columnData }))).toBeNull();
});

test('a file that unpacks to more than the limit is not read', async () => {
  const file = parquetFile();
  expect(await multiqcParquetText(file, 1_000_000)).toBeTypeOf('string');
  expect(await multiqcParquetText(file, 100)).toBeNull();
});
