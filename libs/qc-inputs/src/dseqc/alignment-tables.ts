import { type FigureKey } from '../model/figure';
import { type InputFormat } from '../model/input-format';
import { type Subject } from '../names/sample-name';
import { type FileReading, type Scale } from '../reading/file-reading';
import { type InputReader } from '../reading/input-reader';
import { reportMissingColumn, sampleRows } from '../reading/sample-table';
import { firstLine } from '../text/lines';
import { readTable } from '../text/table';
import { type DseqcHeader, dseqcHeader } from './column-names';

type Columns = Readonly<Record<string, { readonly key: FigureKey; readonly scale?: Scale }>>;

/** Columns of pre_alignment.txt, in percent unless said otherwise. */
const PRE_ALIGNMENT: Columns = {
  dup: { key: 'duplicates' },
  gc: { key: 'gc' },
  totalsequencesmillion: { key: 'sequences', scale: { factor: 1e6 } },
  human: { key: 'human' },
  ecoli: { key: 'ecoli' },
  adapter: { key: 'adapter' },
  vector: { key: 'vector' },
  rrna: { key: 'rrna' },
  virus: { key: 'virus' },
  yeast: { key: 'yeast' },
  mitoch: { key: 'mitochondria' },
  nohits: { key: 'noHits' },
};

/** Columns of post_alignment.txt. The workflow calls its median insert size "Mendelian Insert Size". */
const POST_ALIGNMENT: Columns = {
  mapping: { key: 'mapped' },
  mismatchrate: { key: 'mismatches' },
  mendelianinsertsize: { key: 'medianInsertSize' },
  medianinsertsize: { key: 'medianInsertSize' },
  q20: { key: 'alignedQ20' },
  q30: { key: 'alignedQ30' },
  meancoverage: { key: 'meanCoverage' },
  mediancoverage: { key: 'medianCoverage' },
  pct1x: { key: 'covered1x' },
  pct5x: { key: 'covered5x' },
  pct10x: { key: 'covered10x' },
  pct20x: { key: 'covered20x' },
  pct30x: { key: 'covered30x' },
  fold80: { key: 'fold80' },
  ontargetbasesrate: { key: 'onTarget' },
};

/** Reader of pre_alignment.txt of the Quartet DNA workflows, and of its export by MultiQC. */
export const preAlignmentReader: InputReader = tableReader({
  format: 'dseqc-pre-alignment',
  section: 'pre_alignment_qc_summary',
  subject: 'file',
  columns: PRE_ALIGNMENT,
  required: ['dup', 'totalsequencesmillion'],
});

/** Reader of post_alignment.txt of the Quartet DNA workflows, and of its export by MultiQC. */
export const postAlignmentReader: InputReader = tableReader({
  format: 'dseqc-post-alignment',
  section: 'post_alignment_qc_summary',
  subject: 'sample',
  columns: POST_ALIGNMENT,
  required: ['mapping', 'mismatchrate'],
});

interface TableKind {
  readonly format: InputFormat;
  readonly section: string;
  readonly subject: Subject;
  readonly columns: Columns;
  /** Columns by which the table is recognised. */
  readonly required: readonly string[];
}

function tableReader(kind: TableKind): InputReader {
  return {
    format: kind.format,
    accepts: (head) => {
      const { names } = dseqcHeader(readTable(firstLine(head)).header, kind.section);
      return kind.required.every((name) => names.includes(name));
    },
    read: (text, reading) => readAlignmentTable(text, reading, kind),
  };
}

function readAlignmentTable(
  text: string,
  reading: FileReading,
  { section, subject, columns }: TableKind,
): void {
  const table = readTable(text);
  const header = dseqcHeader(table.header, section);
  const sampleColumn = header.names.indexOf('sample');
  if (sampleColumn < 0) {
    reportMissingColumn(reading, 'Sample', table.header);
    return;
  }
  const known = knownColumns(header, columns, table.header);
  for (const row of sampleRows(table, sampleColumn, reading)) {
    for (const { index, key, scale, title } of known) {
      const written = reading.number(row.cell(index), { line: row.line, column: title });
      if (written) {
        const source = reading.source('dseqc', title, header.viaMultiqc);
        reading.figure({ written: row.sample, subject }, key, written, { source, line: row.line, scale });
      }
    }
  }
}

function knownColumns({ names }: DseqcHeader, columns: Columns, titles: readonly string[]) {
  return names.flatMap((name, index) => {
    const column = Object.hasOwn(columns, name) ? columns[name] : undefined;
    return column ? [{ index, ...column, title: titles[index] ?? name }] : [];
  });
}
