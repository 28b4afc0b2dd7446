import { checkText } from './check';
import { checkRecord } from './check-record';
import { checkTree } from './check-tree';
import { patternTest } from './match-pattern';
import { readPattern } from './pattern';
import type { FilterValue } from './query';
import { QueryError } from './query-error';
import { compareScalars, rangeOf, type QueryNode, type QueryRule, type QueryTree } from './tree';
import { isUnknown } from './unknown-value';

/** Record as the wire carries it. */
export type DataRecord = Readonly<Record<string, unknown>>;

/**
 * Evaluation of a query tree on a record of any type, including interfaces. This is the reference that every other
 * implementation is tested against.
 *
 * - Null, missing and empty text are one value, Unknown; `null` and `''` in a rule refer to it.
 * - Equality is by type: the text "1" is not the number 1. `!=` and `not in` are the plain negations.
 * - `<`, `>`, `<=`, `>=` compare two numbers, or two texts by code point; anything else is false.
 * - `regex` is case-sensitive, in the subset of `readPattern`, anywhere in a text. Its time is proportional to text
 *   times pattern, for any pattern.
 * - A group that `asClosedRange` recognises is a closed range.
 *
 * @throws QueryError for a tree that `readQueryTree` rejects, which is checked once, at its first record: do not change it
 * afterwards. `bad-pattern` when `readPattern` rejects the pattern of a `regex` rule, or its repetitions make more than
 * 4000 states.
 */
export function evaluate(tree: QueryTree, record: object): boolean {
  checkTree(tree);
  checkRecord(record, 'record');
  return 'type' in tree ? evaluateNode(tree as QueryNode, record) : true;
}

/** Value of a field: an own key first, else a path into nested records; `undefined` when there is none. */
export function readField(record: object, variable: string): unknown {
  checkRecord(record, 'record');
  checkText(variable, 'variable');
  return valueOf(record, variable);
}

function valueOf(record: object, variable: string): unknown {
  if (Object.hasOwn(record, variable)) return (record as DataRecord)[variable];
  return variable.includes('.') ? variable.split('.').reduce<unknown>(step, record) : undefined;
}

function step(value: unknown, key: string): unknown {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isRecord && Object.hasOwn(value, key) ? (value as DataRecord)[key] : undefined;
}

function evaluateNode(node: QueryNode, record: object): boolean {
  if (node.type === 'rule') return evaluateRule(node, record);
  const range = rangeOf(node);
  if (range !== null) {
    const value = valueOf(record, range.variable);
    return (
      ordered(value, range.min, (order) => order >= 0) && ordered(value, range.max, (order) => order <= 0)
    );
  }
  return node.operator === 'and'
    ? node.children.every((child) => evaluateNode(child, record))
    : node.children.some((child) => evaluateNode(child, record));
}

function evaluateRule({ query: { variable, operator, value } }: QueryRule, record: object): boolean {
  const actual = valueOf(record, variable);
  switch (operator) {
    case '=':
    case 'in':
      return includesAny(actual, value);
    case '!=':
    case 'not in':
      return !includesAny(actual, value);
    case '>':
      return ordered(actual, value, (order) => order > 0);
    case '>=':
      return ordered(actual, value, (order) => order >= 0);
    case '<':
      return ordered(actual, value, (order) => order < 0);
    case '<=':
      return ordered(actual, value, (order) => order <= 0);
    case 'regex':
      return typeof actual === 'string' && typeof value === 'string' && matches(value, actual);
    default:
      return operator satisfies never;
  }
}

function includesAny(actual: unknown, expected: FilterValue | FilterValue[]): boolean {
  const values = Array.isArray(expected) ? expected : [expected];
  return values.some((value) => (isUnknown(value) ? isUnknown(actual) : actual === value));
}

function ordered(actual: unknown, expected: unknown, accept: (order: number) => boolean): boolean {
  const areNumbers = typeof actual === 'number' && typeof expected === 'number';
  const areTexts = typeof actual === 'string' && typeof expected === 'string';
  return (areNumbers || areTexts) && accept(compareScalars(actual, expected));
}

/** Cache of the last compiled pattern: a tree is evaluated against many records in a row. */
let ready = { pattern: '', test: (_text: string) => true };

function matches(pattern: string, text: string): boolean {
  if (pattern !== ready.pattern) ready = { pattern, test: testOf(pattern) };
  return ready.test(text);
}

function testOf(pattern: string): (text: string) => boolean {
  const reading = readPattern(pattern);
  const test = reading.ok ? patternTest(reading.source) : null;
  if (test === null) {
    const problem = reading.ok ? 'too-long' : reading.problem;
    throw new QueryError('bad-pattern', '', `The pattern cannot be used: ${problem}.`);
  }
  return test;
}
