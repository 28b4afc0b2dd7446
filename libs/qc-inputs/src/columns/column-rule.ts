import { type FigureKey, type Tool } from '../model/figure';
import { type Subject } from '../names/sample-name';
import { type FileReading, type Scale, type WrittenSample } from '../reading/file-reading';
import { readNumber, type WrittenNumber } from '../text/read-number';

/** Figure of a column and the conversion from the convention of its tool. */
export interface ColumnRule extends Scale {
  readonly key: FigureKey;
  /** Largest error by rounding, when the tool rounds more than its digits show. */
  readonly rounding?: number;
  /** True when 0 stands for a value that does not exist. */
  readonly zeroIsMissing?: boolean;
}

/** Columns of the outputs of one tool, by name. */
export interface ToolColumns {
  readonly tool: Tool;
  readonly subject: Subject;
  /** Undefined for a column whose meaning depends on the table. */
  readonly columns: Readonly<Record<string, ColumnRule | undefined>>;
}

/** Rule of a fraction that is shown in percent. */
export function share(key: FigureKey): ColumnRule {
  return { key, factor: 100 };
}

/** Rules of shares of a reference with a depth of at least 1 to 100, by column name. */
export function coverageRules(
  nameOf: (depth: number) => string,
  scale: Scale = {},
): Readonly<Record<string, ColumnRule>> {
  const keys = {
    1: 'covered1x',
    5: 'covered5x',
    10: 'covered10x',
    20: 'covered20x',
    30: 'covered30x',
  } as const;
  const deeper = { 50: 'covered50x', 100: 'covered100x' } as const;
  const entries = Object.entries<FigureKey>({ ...keys, ...deeper });
  return Object.fromEntries(entries.map(([depth, key]) => [nameOf(Number(depth)), { key, ...scale }]));
}

/** Rule of a column; undefined for a column without a figure. */
export function ruleOf(columns: ToolColumns['columns'], column: string): ColumnRule | undefined {
  return Object.hasOwn(columns, column) ? columns[column] : undefined;
}

/** Cell of a record: text of a table, or a value of JSON. */
export interface RecordCell {
  readonly column: string;
  readonly value: unknown;
  readonly line?: number;
}

/** Number of a cell; null for a missing one, and with a problem for other content. */
export function numberOf({ column, value, line }: RecordCell, reading: FileReading): WrittenNumber | null {
  if (typeof value === 'string') {
    return reading.number(value, { line: line ?? null, column });
  }
  // A float of JSON was a decimal number of some digits in the output of the tool.
  return typeof value === 'number' ? readNumber(String(value)) : null;
}

/** Adds the figure of a cell, if its column has one. */
export function addCell(
  cell: RecordCell,
  {
    rule,
    tool,
    sample,
    viaMultiqc,
  }: {
    readonly rule: ColumnRule | undefined;
    readonly tool: Tool;
    readonly sample: WrittenSample;
    readonly viaMultiqc: boolean;
  },
  reading: FileReading,
): void {
  const written = rule ? numberOf(cell, reading) : null;
  if (!rule || !written || (rule.zeroIsMissing && written.value === 0)) {
    return;
  }
  const rounding = Math.max(written.rounding, rule.rounding ?? 0);
  reading.figure(
    sample,
    rule.key,
    { value: written.value, rounding },
    { source: reading.source(tool, cell.column, viaMultiqc), line: cell.line ?? null, scale: rule },
  );
}
