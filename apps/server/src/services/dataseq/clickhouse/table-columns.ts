import type { Bounds } from '../histogram-bins.ts';

/** Kinds of the value of a field, as the column of its kind stores them. */
export const KIND = { missing: 0, number: 1, boolean: 2, text: 3, empty: 4, other: 5 } as const;

/** Kind of a value. Lists and objects are `other`: conditions never accept them, and they cannot be counted. */
export type Kind = (typeof KIND)[keyof typeof KIND];

/** Field of a table: its columns and what is in them. */
export interface TableField {
  /** Kind, number (0 for others) and text (of texts and booleans; empty for others). None is nullable. */
  readonly kind: string;
  readonly number: string;
  readonly text: string;
  /** Kinds of the values of all records. */
  readonly kinds: ReadonlySet<Kind>;
  /** Undefined without numbers. */
  readonly bounds: Bounds | undefined;
}

/** Positions in one partition. Unchanged partitions of an earlier table are linked, not copied. */
export const PARTITION_POSITIONS = 1_000_000;

/** Names of the columns of the field at an index. */
export function columnsOf(index: number): Pick<TableField, 'kind' | 'number' | 'text'> {
  return { kind: `kind_${index}`, number: `number_${index}`, text: `text_${index}` };
}

/**
 * Statement that creates a table for some fields. Texts of a field with few values (`fewTexts`, by index) are codes of a dictionary,
 * which are compared and counted as numbers.
 */
export function createStatement(table: string, fields: number, fewTexts: ReadonlySet<number>): string {
  const columns = Array.from({ length: fields }, (_, index) => {
    const { kind, number, text } = columnsOf(index);
    const type = fewTexts.has(index) ? 'LowCardinality(String)' : 'String';
    return `, ${kind} UInt8, ${number} Float64, ${text} ${type}`;
  });
  return `CREATE TABLE ${table} (position Int32${columns.join('')}) ENGINE = MergeTree PARTITION BY intDiv(position, ${PARTITION_POSITIONS}) ORDER BY position`;
}

/** True when a field has values of these kinds only. */
export function hasOnly({ kinds }: TableField, ...allowed: Kind[]): boolean {
  return [...kinds].every((kind) => allowed.includes(kind));
}
