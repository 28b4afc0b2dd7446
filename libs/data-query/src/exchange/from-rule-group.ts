import { checkFieldKinds, checkObject } from '../check-shape';
import { isUnknown } from '../unknown-value';
import type { FilterValue } from '../query';
import { QueryError } from '../query-error';
import type { QueryTree, RuleOperator } from '../tree';
import { checkDepth, checked, join, negate, ruleOn, UNKNOWN } from './combine';
import { isRecord, readScalar } from './read-value';
import { patternOf } from './wildcard';

/** Options of the rule group reader. */
export interface RuleGroupOptions {
  /** Types of the fields: builders store typed input as text, and here the text "10" is not the number 10. */
  readonly fields?: Readonly<Record<string, 'category' | 'number'>>;
}

/**
 * Query tree from a rule group of query builders such as react-querybuilder: default operators, lists as arrays or
 * comma-separated text, `not` on groups. Muted rules and groups are skipped.
 * @throws QueryError `bad-shape`, `bad-field`, `bad-value`, `bad-pattern` or `too-large` for invalid input; `cannot-say` for
 * conditions that a tree cannot express: the negation of a range or of a text, a comparison of two fields, a match
 * inside lists.
 */
export function fromRuleGroup(input: unknown, options: RuleGroupOptions = {}): QueryTree {
  checkObject(options, 'options', ['fields']);
  checkFieldKinds(options.fields, 'options.fields');
  return checked(new GroupReader(options).group(input, '', 1) ?? {});
}

const SIMPLE: ReadonlyMap<unknown, RuleOperator> = new Map<unknown, RuleOperator>([
  ['>', '>'],
  ['>=', '>='],
  ['<', '<'],
  ['<=', '<='],
]);
const OPPOSITES = new Set(['doesNotContain', 'doesNotBeginWith', 'doesNotEndWith']);

class GroupReader {
  constructor(private readonly options: RuleGroupOptions) {}

  /** `null` for a group without effect: muted, or containing only such groups. */
  group(input: unknown, path: string, depth: number): QueryTree | null {
    checkDepth(depth, path);
    if (!isRecord(input))
      throw new QueryError('bad-shape', path, 'A group is an object with "combinator" and "rules".');
    const { combinator, rules, not, muted } = input;
    if (muted === true) return null;
    if (!Array.isArray(rules) || (combinator !== 'and' && combinator !== 'or')) {
      throw new QueryError('bad-shape', path, 'A group joins its "rules" by "and" or by "or".');
    }
    const parts = rules.map((rule: unknown, at) => this.part(rule, `${path}rules[${at}].`, depth + 1));
    const inForce = parts.filter((part) => part !== null);
    if (inForce.length === 0) return null;
    const tree = join(combinator, inForce, path);
    return not === true ? negate(tree, path) : tree;
  }

  private part(input: unknown, path: string, depth: number): QueryTree | null {
    if (isRecord(input) && 'rules' in input) return this.group(input, path, depth);
    if (!isRecord(input)) throw new QueryError('bad-shape', path, 'Neither a rule nor a group.');
    return input['muted'] === true ? null : this.rule(input, path);
  }

  private rule(
    { field, operator, value, valueSource, match }: Record<string, unknown>,
    path: string,
  ): QueryTree {
    if (valueSource === 'field') throw new QueryError('cannot-say', path, 'A comparison of two fields.');
    if (match !== undefined && match !== null)
      throw new QueryError('cannot-say', path, 'A match inside of a list.');
    const order = SIMPLE.get(operator);
    if (order !== undefined) return ruleOn(field, order, this.bound(field, value, path), path);
    switch (operator) {
      case '=':
        return ruleOn(field, 'in', withUnknown([this.scalar(field, value, path)]), path);
      case '!=':
        return ruleOn(field, 'not in', withUnknown([this.scalar(field, value, path)]), path);
      case 'in':
        return ruleOn(field, 'in', withUnknown(this.list(field, value, path)), path);
      case 'notIn':
        return ruleOn(field, 'not in', withUnknown(this.list(field, value, path)), path);
      case 'null':
        return ruleOn(field, 'in', [...UNKNOWN], path);
      case 'notNull':
        return ruleOn(field, 'not in', [...UNKNOWN], path);
      case 'between':
      case 'notBetween':
        return this.range(field, operator, value, path);
      default:
        return ruleOn(field, 'regex', readText(operator, value, path), path);
    }
  }

  private range(field: unknown, operator: 'between' | 'notBetween', value: unknown, path: string): QueryTree {
    const bounds = this.list(field, value, path).map((bound) => this.bound(field, bound, path));
    const [min, max] = bounds;
    if (min === undefined || max === undefined || bounds.length > 2) {
      throw new QueryError('bad-value', `${path}value`, 'A range has two bounds.');
    }
    return operator === 'between'
      ? join('and', [ruleOn(field, '>=', min, path), ruleOn(field, '<=', max, path)], path)
      : join('or', [ruleOn(field, '<', min, path), ruleOn(field, '>', max, path)], path);
  }

  private list(field: unknown, value: unknown, path: string): FilterValue[] {
    const items: readonly unknown[] =
      typeof value === 'string' ? splitList(value) : Array.isArray(value) ? value : [];
    if (items.length === 0)
      throw new QueryError('bad-value', `${path}value`, 'A list of values, of which there are none.');
    return items.map((item) => this.scalar(field, item, path));
  }

  private bound(field: unknown, value: unknown, path: string): string | number {
    const scalar = this.scalar(field, value, path);
    if (typeof scalar === 'string' || typeof scalar === 'number') return scalar;
    throw new QueryError('bad-value', `${path}value`, 'A bound is a number or a text.');
  }

  private scalar(field: unknown, value: unknown, path: string): FilterValue {
    const { fields } = this.options;
    const isNumberField =
      typeof field === 'string' &&
      fields !== undefined &&
      Object.hasOwn(fields, field) &&
      fields[field] === 'number';
    if (!isNumberField || typeof value !== 'string') return readScalar(value, `${path}value`);
    const number = value.trim() === '' ? NaN : Number(value);
    if (!Number.isFinite(number)) throw new QueryError('bad-value', `${path}value`, 'Not a number.');
    return number + 0;
  }
}

function readText(operator: unknown, value: unknown, path: string): string {
  const text = typeof value === 'number' ? String(value) : value;
  const isText = typeof text === 'string';
  if (isText && operator === 'contains') return patternOf({ text, atStart: false, atEnd: false });
  if (isText && operator === 'beginsWith') return patternOf({ text, atStart: true, atEnd: false });
  if (isText && operator === 'endsWith') return patternOf({ text, atStart: false, atEnd: true });
  if (typeof operator === 'string' && OPPOSITES.has(operator)) {
    throw new QueryError('cannot-say', `${path}operator`, 'A text has no opposite.');
  }
  throw new QueryError(
    'bad-shape',
    `${path}operator`,
    `There is no rule for ${JSON.stringify(operator)} of this value.`,
  );
}

function withUnknown(values: readonly FilterValue[]): FilterValue[] {
  if (!values.some(isUnknown)) return [...values];
  return [...new Set<FilterValue>([...values.map((value) => (isUnknown(value) ? null : value)), ''])];
}

/** Comma-separated texts; an escaped comma belongs to the text. */
function splitList(text: string): readonly string[] {
  const items = text.match(/(?:\\,|[^,])+/g) ?? [];
  return items.map((item) => item.trim().replaceAll('\\,', ',')).filter((item) => item !== '');
}
