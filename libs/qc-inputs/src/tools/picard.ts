import { addCell, ruleOf, type ToolColumns } from '../columns/column-rule';
import {
  ALIGNMENT_SUMMARY_COLUMNS,
  CAPTURE_COLUMNS,
  DUPLICATION_COLUMNS,
  INSERT_SIZE_COLUMNS,
  RNA_COLUMNS,
  WGS_COLUMNS,
} from '../columns/picard-columns';
import { addOrigin, originOf, PICARD_ORIGIN } from '../columns/rna-origin';
import { type CurveKind } from '../model/tool-curve';
import { addCurve } from '../reading/add-curve';
import { type FileReading, type WrittenSample } from '../reading/file-reading';
import { type InputReader } from '../reading/input-reader';
import { linesOf } from '../text/lines';
import { readTable, type TableRow, type TextTable } from '../text/table';
import { addQualityYield } from './picard-quality-yield';

interface MetricsClass {
  readonly columns: ToolColumns;
  /** Curve of the histogram: its y in the second column. */
  readonly curve?: CurveKind;
  /** Row of the sample, when the metrics have several. */
  readonly rowOf?: (table: TextTable) => TableRow | undefined;
}

const CLASSES: Readonly<Record<string, MetricsClass>> = {
  AlignmentSummaryMetrics: {
    columns: ALIGNMENT_SUMMARY_COLUMNS,
    rowOf: (table) => rowWhere(table, 'CATEGORY', ['PAIR', 'UNPAIRED']),
  },
  // The first orientation is that of most pairs.
  InsertSizeMetrics: { columns: INSERT_SIZE_COLUMNS, curve: 'insertSize' },
  WgsMetrics: { columns: WGS_COLUMNS, curve: 'coverage' },
  HsMetrics: { columns: CAPTURE_COLUMNS, curve: 'coverage' },
  DuplicationMetrics: { columns: DUPLICATION_COLUMNS },
  RnaSeqMetrics: { columns: RNA_COLUMNS, curve: 'geneCoverage' },
};

/** Reader of the metrics files of Picard and GATK; the sample is the input of the command, as in MultiQC. */
export const picardReader: InputReader = {
  format: 'picard-metrics',
  accepts: (head) => /^## METRICS CLASS\s/m.test(head),
  read: (text, reading) => {
    const lines = linesOf(text);
    const start = lines.findIndex((line) => line.startsWith('## METRICS CLASS'));
    const name =
      lines[start]
        ?.trim()
        .split(/[.$\s]/)
        .at(-1) ?? '';
    const sample: WrittenSample = {
      written: inputOf(lines.slice(0, start)) ?? reading.path,
      subject: 'sample',
    };
    const table = sectionAfter(lines, start);
    if (name === 'QualityYieldMetrics') {
      addQualityYield(table, sample, reading);
      return;
    }
    const metrics = Object.hasOwn(CLASSES, name) ? CLASSES[name] : undefined;
    if (!metrics) {
      reading.report('unread-class', { line: start + 1 }, { class: name });
      return;
    }
    addMetrics(table, metrics, sample, reading);
    const histogram = lines.findIndex((line) => line.startsWith('## HISTOGRAM'));
    if (metrics.curve && histogram >= 0) {
      const points = pointsOf(sectionAfter(lines, histogram), reading);
      addCurve(
        { sample, kind: metrics.curve, points, source: reading.source('picard', 'HISTOGRAM') },
        reading,
      );
    }
  },
};

/** Table between a `##` line and the next empty line. */
function sectionAfter(lines: readonly string[], index: number): TextTable {
  const rest = lines.slice(index + 1);
  const end = rest.findIndex((line) => line.trim() === '' || line.startsWith('##'));
  return readTable(rest.slice(0, end < 0 ? rest.length : end).join('\n'), index + 2);
}

function addMetrics(
  table: TextTable,
  metrics: MetricsClass,
  sample: WrittenSample,
  reading: FileReading,
): void {
  const row = metrics.rowOf ? metrics.rowOf(table) : table.rows[0];
  if (!row) {
    return;
  }
  if (row.cells.length > table.header.length) {
    const cells = { cells: row.cells.length, expected: table.header.length };
    reading.report('ragged-row', { line: row.line }, cells);
    return;
  }
  if (metrics.columns === RNA_COLUMNS) {
    const values = new Map(table.header.map((column, index) => [column, row.cells[index]]));
    const at = { tool: 'picard', sample, viaMultiqc: false, line: row.line } as const;
    addOrigin(originOf(values, PICARD_ORIGIN), at, reading);
  }
  table.header.forEach((column, index) => {
    const rule = ruleOf(metrics.columns.columns, column);
    const cell = { column, value: row.cells[index] ?? '', line: row.line };
    addCell(cell, { rule, tool: 'picard', sample, viaMultiqc: false }, reading);
  });
}

function rowWhere(
  { header, rows }: TextTable,
  column: string,
  values: readonly string[],
): TableRow | undefined {
  const index = header.indexOf(column);
  return rows.find(({ cells }) => values.includes(cells[index] ?? ''));
}

function pointsOf({ header, rows }: TextTable, reading: FileReading): [number, number][] {
  return rows.flatMap(({ cells, line }) => {
    const x = reading.number(cells[0] ?? '', { line, column: header[0] ?? null });
    const y = reading.number(cells[1] ?? '', { line, column: header[1] ?? null });
    return x && y ? [[x.value, y.value] as [number, number]] : [];
  });
}

/** Input file of the command in the head of a metrics file, in the old (`INPUT=`) or new (`--INPUT`) notation. */
function inputOf(head: readonly string[]): string | null {
  for (const line of head) {
    const match = /(?:^|\s)(?:INPUT=|--INPUT\s+|-I\s+)\[?([^\s\],]+)/.exec(line);
    if (match?.[1]) {
      return match[1];
    }
  }
  return null;
}
