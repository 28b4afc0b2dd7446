import { isUnknown } from '../unknown-value';
import type { FilterValue } from '../query';
import { QueryError } from '../query-error';
import type { QueryTree, RuleOperator } from '../tree';
import { checkDepth, checked, join, negate, ruleOn, UNKNOWN } from './combine';
import { isRecord, readScalar } from './read-value';
import { MISSING, refuseSavedSets } from './to-sqon';
import { patternOfWildcard } from './wildcard';

/**
 * Query tree from either dialect of SQON, `field` and `fieldName` alike, including operator aliases (`=`, `gt`,
 * `wildcard` ...). `parseQueryTree` turns the tree into filters where possible.
 * @throws QueryError `bad-shape`, `bad-field`, `bad-value`, `bad-pattern` or `too-large` for invalid input; `cannot-say` for
 * conditions that a tree cannot express: the negation of a range or of a text, `all`, `some-not-in`, `range`, saved
 * sets (`set_id:`), conditions on nested lists.
 */
export function fromSqon(input: unknown): QueryTree {
  return checked(readNode(input, '', 1));
}

const ORDERS: ReadonlyMap<unknown, RuleOperator> = new Map<unknown, RuleOperator>([
  ['>', '>'],
  ['gt', '>'],
  ['>=', '>='],
  ['gte', '>='],
  ['<', '<'],
  ['lt', '<'],
  ['<=', '<='],
  ['lte', '<='],
]);
const AMONG: ReadonlySet<unknown> = new Set(['in', '=', '==', '===']);
const NOT_AMONG: ReadonlySet<unknown> = new Set(['not-in', '!=', '!==', 'exclude', 'excludeifany']);
/** Operators that a tree cannot express. The GDC uses `range` for genome positions. */
const UNSAYABLE: ReadonlySet<unknown> = new Set(['all', 'some-not-in', 'range']);

function readNode(input: unknown, path: string, depth: number): QueryTree {
  checkDepth(depth, path);
  if (!isRecord(input))
    throw new QueryError('bad-shape', path, 'A node is an object with "op" and "content".');
  const { op, content, pivot } = input;
  if (typeof pivot === 'string' && pivot !== '.') {
    throw new QueryError(
      'cannot-say',
      `${path}pivot`,
      'Conditions that one item of a nested list must meet together.',
    );
  }
  if (Array.isArray(content)) return readList(op, content, path, depth);
  if (!isRecord(content))
    throw new QueryError('bad-shape', `${path}content`, 'Neither a list nor a condition.');
  return readCondition(op, content, path);
}

function readList(op: unknown, content: readonly unknown[], path: string, depth: number): QueryTree {
  const parts = content.map((child, at) => readNode(child, `${path}content[${at}].`, depth + 1));
  switch (op) {
    case 'and':
    case 'or':
      return join(op, parts, path);
    case 'not':
      return join(
        'and',
        parts.map((part) => negate(part, path)),
        path,
      );
    default:
      throw new QueryError('bad-shape', `${path}op`, `${JSON.stringify(op)} does not join conditions.`);
  }
}

function readCondition(op: unknown, content: Record<string, unknown>, path: string): QueryTree {
  const { field, fieldName, fieldNames, value } = content;
  const inside = `${path}content.`;
  refuseSavedSets(value, `${inside}value`);
  if (op === 'filter' || op === 'wildcard') return readText(fieldNames ?? fieldName ?? field, value, inside);
  const name = fieldName ?? field;
  const order = ORDERS.get(op);
  if (order !== undefined) return ruleOn(name, order, readBound(value, inside), inside);
  if (AMONG.has(op)) return ruleOn(name, 'in', readValues(value, inside), inside);
  if (NOT_AMONG.has(op)) return ruleOn(name, 'not in', readValues(value, inside), inside);
  if (op === 'is' && isMissing(value)) return ruleOn(name, 'in', [...UNKNOWN], inside);
  if (op === 'not' && isMissing(value)) return ruleOn(name, 'not in', [...UNKNOWN], inside);
  if (op === 'between') return readBetween(name, value, inside);
  const code = UNSAYABLE.has(op) ? 'cannot-say' : 'bad-shape';
  throw new QueryError(code, `${path}op`, `There is no rule for ${JSON.stringify(op)}.`);
}

function readBetween(name: unknown, value: unknown, path: string): QueryTree {
  const [min, max] = Array.isArray(value) && value.length === 2 ? (value as readonly unknown[]) : [];
  const bounds = [
    ruleOn(name, '>=', readBound(min, path), path),
    ruleOn(name, '<=', readBound(max, path), path),
  ];
  return join('and', bounds, path);
}

function readText(names: unknown, value: unknown, path: string): QueryTree {
  const list: readonly unknown[] = Array.isArray(names) ? names : [names];
  if (typeof value !== 'string') throw new QueryError('bad-value', `${path}value`, 'A wildcard is a text.');
  const pattern = patternOfWildcard(value);
  return join(
    'or',
    list.map((name) => ruleOn(name, 'regex', pattern, path)),
    path,
  );
}

/** Newer tools write a bound as a list of one. */
function readBound(value: unknown, path: string): string | number {
  const bound: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  const scalar = readScalar(bound, `${path}value`);
  if (typeof scalar === 'string' || typeof scalar === 'number') return scalar;
  throw new QueryError('bad-value', `${path}value`, 'A bound is a number or a text.');
}

function readValues(value: unknown, path: string): FilterValue[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [value];
  const values = list.map((item) => readScalar(item, `${path}value`));
  const known = values.filter((item) => !isUnknown(item) && item !== MISSING);
  if (known.length === values.length) return known;
  return values
    .flatMap((item): FilterValue[] => (isUnknown(item) || item === MISSING ? [null] : [item]))
    .concat('');
}

/** The GDC writes `missing`; compatible tools omit the value. */
function isMissing(value: unknown): boolean {
  return (
    value === undefined || value === null || (typeof value === 'string' && value.toLowerCase() === 'missing')
  );
}
