import {
  asClosedRange,
  isNode,
  isUnknown,
  readPattern,
  type FilterValue,
  type QueryNode,
  type QueryRule,
  type QueryTree,
} from '@omics-portal/data-query';
import { numberBound, placeOf, type Column } from './column.ts';
import { compareTexts } from './compare-texts.ts';
import { PatternMatcher } from './pattern-matcher.ts';

/** 1 or 0 by record. Its buffer is padded with zeros to whole 32-bit words. */
type Mask = Uint8Array<ArrayBuffer>;

/** Which records are selected. Not to be written to. */
export class Selection {
  #size: number | undefined;
  #list: Uint32Array | undefined;

  constructor(
    readonly mask: Mask,
    /** How many records there are at all. */
    readonly records: number,
  ) {}

  /** How many are selected. */
  get size(): number {
    this.#size ??= sum(this.mask, this.records);
    return this.#size;
  }

  /** Their numbers, ascending. */
  get list(): Uint32Array {
    this.#list ??= this.#makeList();
    return this.#list;
  }

  #makeList(): Uint32Array {
    const list = new Uint32Array(this.size);
    let length = 0;
    for (let record = 0; record < this.records; record += 1) {
      list[length] = record;
      length += this.mask[record] ?? 0;
    }
    return list;
  }
}

/** What a selection is made from. */
export interface Columns {
  readonly records: number;
  /** @throws RangeError for a field that has no column; ask `fieldsOf` first. */
  column(key: string): Column;
}

/** Most selections that are kept: those of a page of filters and of the steps towards it. */
const MOST_KEPT = 24;

/** Selects records by query trees, and keeps the latest selections: the same conditions come again with every facet and page. */
export class Selector {
  readonly #kept = new Map<string, Selection>();

  constructor(private readonly columns: Columns) {}

  /** The records that `evaluate` of data-query accepts. */
  select(tree: QueryTree): Selection {
    const key = JSON.stringify(tree);
    const kept = this.#kept.get(key);
    const selection = kept ?? this.#make(tree);
    this.#kept.delete(key);
    this.#kept.set(key, selection);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT && oldest !== undefined) this.#kept.delete(oldest);
    return selection;
  }

  #make(tree: QueryTree): Selection {
    const { records } = this.columns;
    const mask = isNode(tree) ? this.#maskOf(tree) : empty(records).fill(1, 0, records);
    return new Selection(mask, records);
  }

  #maskOf(node: QueryNode): Mask {
    if (node.type === 'rule') return this.#byValue(node.query.variable, (column) => acceptedBy(node, column));
    const range = asClosedRange(node);
    if (range !== null) {
      return this.#byValue(range.variable, (column) =>
        acceptNumbers(column, numberBound(column, range.min), boundAfter(column, range.max)),
      );
    }
    const [first, ...rest] = node.children.map((child) => this.select(child).mask);
    const joined = empty(this.columns.records);
    if (first !== undefined) joined.set(first);
    for (const mask of rest) join(joined, mask, node.operator);
    return joined;
  }

  #byValue(key: string, accept: (column: Column) => Uint8Array): Mask {
    const column = this.columns.column(key);
    const accepted = accept(column);
    const mask = empty(this.columns.records);
    const { codes } = column;
    for (let record = 0; record < codes.length; record += 1) {
      mask[record] = accepted[codes[record] ?? 0] ?? 0;
    }
    return mask;
  }
}

function sum(mask: Mask, records: number): number {
  let total = 0;
  for (let record = 0; record < records; record += 1) total += mask[record] ?? 0;
  return total;
}

/** Every field that a tree asks for. */
export function fieldsOf(tree: QueryTree): ReadonlySet<string> {
  const fields = new Set<string>();
  const visit = (node: QueryNode): void => {
    if (node.type === 'rule') fields.add(node.query.variable);
    else node.children.forEach(visit);
  };
  if (isNode(tree)) visit(tree);
  return fields;
}

function empty(records: number): Mask {
  return new Uint8Array(Math.ceil(records / 4) * 4);
}

/** Four records at a time: both hold nothing but 0 and 1 in each byte. */
function join(into: Mask, other: Mask, operator: 'and' | 'or'): void {
  const left = new Uint32Array(into.buffer);
  const right = new Uint32Array(other.buffer);
  for (let word = 0; word < left.length; word += 1) {
    const a = left[word] ?? 0;
    const b = right[word] ?? 0;
    left[word] = operator === 'and' ? a & b : a | b;
  }
}

/** Which values of a column a rule accepts: 1 or 0 by place, the last one for null. */
function acceptedBy({ query: { operator, value } }: QueryRule, column: Column): Uint8Array {
  switch (operator) {
    case '=':
    case 'in':
      return acceptOneOf(column, value);
    case '!=':
    case 'not in':
      return acceptOneOf(column, value).map((accepted) => 1 - accepted);
    case '>':
    case '>=':
    case '<':
    case '<=':
      return typeof value === 'number'
        ? acceptNumberSide(column, operator, value)
        : acceptTexts(column, (text) => isOnSide(compareTexts(text, String(value)), operator));
    case 'regex':
      return acceptPattern(column, value);
    default:
      return operator satisfies never;
  }
}

function acceptOneOf(column: Column, wanted: FilterValue | FilterValue[]): Uint8Array {
  const accepted = new Uint8Array(column.values.length + 1);
  for (const value of Array.isArray(wanted) ? wanted : [wanted]) {
    const isNothing = value === null || isUnknown(value);
    const places = isNothing ? [column.values.length, column.empty] : [placeOf(column, value)];
    for (const place of places) if (place !== undefined) accepted[place] = 1;
  }
  return accepted;
}

function acceptNumberSide(column: Column, side: '>' | '>=' | '<' | '<=', limit: number): Uint8Array {
  const below = numberBound(column, limit);
  const upTo = boundAfter(column, limit);
  if (side === '>') return acceptNumbers(column, upTo, column.numbers);
  if (side === '>=') return acceptNumbers(column, below, column.numbers);
  return acceptNumbers(column, 0, side === '<' ? below : upTo);
}

function acceptNumbers({ values }: Column, from: number, to: number): Uint8Array {
  return new Uint8Array(values.length + 1).fill(1, from, Math.max(from, to));
}

/** How many numbers of the column are not greater than a limit. */
function boundAfter(column: Column, limit: number): number {
  const below = numberBound(column, limit);
  return column.values[below] === limit && below < column.numbers ? below + 1 : below;
}

function acceptTexts({ values, numbers }: Column, accepts: (text: string) => boolean): Uint8Array {
  const accepted = new Uint8Array(values.length + 1);
  for (let place = numbers; place < values.length; place += 1) {
    const value = values[place];
    if (typeof value === 'string' && accepts(value)) accepted[place] = 1;
  }
  return accepted;
}

function acceptPattern(column: Column, pattern: FilterValue | FilterValue[]): Uint8Array {
  const reading = readPattern(String(pattern));
  if (!reading.ok) return acceptTexts(column, () => false);
  const matcher = new PatternMatcher(reading.source);
  return acceptTexts(column, (text) => matcher.test(text));
}

function isOnSide(order: number, side: '>' | '>=' | '<' | '<='): boolean {
  if (side === '>') return order > 0;
  if (side === '>=') return order >= 0;
  return side === '<' ? order < 0 : order <= 0;
}
