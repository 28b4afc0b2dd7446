import { isUnknown, readPattern, type FilterValue, type QueryRule } from '@omics-portal/data-query';
import type { Column } from './column.ts';
import type { PatternWork } from '../../../patterns/pattern-work.ts';

type Side = '>' | '>=' | '<' | '<=';

/** Values of a column that a rule accepts: 1 or 0 by code, the last one for null. */
export function acceptedBy(
  { query: { operator, value } }: QueryRule,
  column: Column,
  work: PatternWork,
): Uint8Array {
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
        : acceptTextSide(column, operator, String(value));
    case 'regex':
      return acceptPattern(column, value, work);
    default:
      return operator satisfies never;
  }
}

/** Accepts the numbers of a column in an inclusive range. */
export function acceptRange(column: Column, min: number, max: number): Uint8Array {
  return acceptCodes(column, column.numberBound(min), boundAfter(column, max));
}

function acceptOneOf(column: Column, wanted: FilterValue | FilterValue[]): Uint8Array {
  const accepted = new Uint8Array(column.length + 1);
  for (const value of Array.isArray(wanted) ? wanted : [wanted]) {
    const isNothing = value === null || isUnknown(value);
    const codes = isNothing ? [column.length, column.empty] : [column.codeOf(value)];
    for (const code of codes) if (code !== undefined) accepted[code] = 1;
  }
  return accepted;
}

function acceptNumberSide(column: Column, side: Side, limit: number): Uint8Array {
  const below = column.numberBound(limit);
  const upTo = boundAfter(column, limit);
  if (side === '>') return acceptCodes(column, upTo, column.numbers.length);
  if (side === '>=') return acceptCodes(column, below, column.numbers.length);
  return acceptCodes(column, 0, side === '<' ? below : upTo);
}

/** Accepts texts only: a boolean is sorted like its text, but is not one. */
function acceptTextSide(column: Column, side: Side, limit: string): Uint8Array {
  const below = column.textBound(limit);
  const exact = column.codeOf(limit);
  const upTo = exact === undefined ? below : exact + 1;
  const accepted =
    side === '>' || side === '>='
      ? acceptCodes(column, side === '>' ? upTo : below, column.length)
      : acceptCodes(column, column.numbers.length, side === '<' ? below : upTo);
  for (const each of [true, false]) {
    const code = column.codeOf(each);
    if (code !== undefined) accepted[code] = 0;
  }
  return accepted;
}

function acceptCodes({ length }: Column, from: number, to: number): Uint8Array {
  return new Uint8Array(length + 1).fill(1, from, Math.max(from, to));
}

/** Code of the first number above a limit. */
function boundAfter(column: Column, limit: number): number {
  const below = column.numberBound(limit);
  return column.numbers[below] === limit ? below + 1 : below;
}

function acceptPattern(column: Column, pattern: FilterValue | FilterValue[], work: PatternWork): Uint8Array {
  const accepted = new Uint8Array(column.length + 1);
  const reading = readPattern(String(pattern));
  if (!reading.ok) return accepted;
  const matcher = work.matcherOf(reading.source);
  const first = column.numbers.length;
  column.texts.forEach((text, index) => {
    const code = first + index;
    work.read(text.length + 1);
    if (!column.isBoolean(code) && matcher.test(text)) accepted[code] = 1;
  });
  return accepted;
}
