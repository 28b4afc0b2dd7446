import { isUnknown, type FilterValue, type QueryTree } from '@omics-portal/data-query';
import { compileQuery, type ConditionLanguage, type OrderOperator } from '../compile-query.ts';
import { quotedList, quotedNumber, quotedText } from './literals.ts';
import { hasOnly, KIND, type Kind, type TableField } from './table-columns.ts';

const ACCEPTS: Readonly<Record<OrderOperator, (left: number, right: number) => boolean>> = {
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
};

/** Columns of a field by its key. */
export type FieldOf = (key: string) => TableField;

/** Compiles a query tree to a condition of ClickHouse, 0 or 1 for each record: see `ConditionLanguage`. */
export function compileCondition(tree: QueryTree, field: FieldOf): string {
  return compileQuery(tree, languageOf(field));
}

/** Condition that a value is Unknown: missing, null or empty. */
export function unknownCondition({ kind }: TableField): string {
  return `(${kind} IN (${KIND.missing}, ${KIND.empty}))`;
}

function languageOf(field: FieldOf): ConditionLanguage<string> {
  return {
    constant: (accepts) => (accepts ? '1' : '0'),
    joined: (conditions, operator) => `(${conditions.join(operator === 'and' ? ' AND ' : ' OR ')})`,
    not: (condition) => `(NOT ${condition})`,
    between({ variable, min, max }) {
      const actual = field(variable);
      const isInside = `${actual.number} BETWEEN ${quotedNumber(min)} AND ${quotedNumber(max)}`;
      return ofNumbers(actual, isInside, min <= 0 && max >= 0);
    },
    oneOf: (variable, values) => oneOf(field(variable), values),
    compare: (variable, operator, value) => compare(field(variable), operator, value),
    // RE2 has the meaning of `readPattern` for its sources (tested), in time proportional to the text.
    matches(variable, source) {
      const actual = field(variable);
      return ofKinds(actual, [KIND.text, KIND.empty], `match(${actual.text}, ${quotedText(source)})`);
    },
  };
}

function oneOf(actual: TableField, values: readonly FilterValue[]): string {
  const numbers = values.filter((value) => typeof value === 'number');
  const texts = values.filter((value) => typeof value === 'string' && value !== '');
  const booleans = values.filter((value) => typeof value === 'boolean').map(String);
  const among = (column: string, list: (string | number)[]) => `${column} IN ${quotedList(list)}`;
  const alternatives = [
    ...(values.some(isUnknown) ? [unknownCondition(actual)] : []),
    ...(numbers.length === 0 ? [] : [ofNumbers(actual, among(actual.number, numbers), numbers.includes(0))]),
    ...(texts.length === 0
      ? []
      : actual.kinds.has(KIND.boolean)
        ? [ofKinds(actual, [KIND.text], among(actual.text, texts as string[]))]
        : [`(${among(actual.text, texts as string[])})`]),
    ...(booleans.length === 0 ? [] : [ofKinds(actual, [KIND.boolean], among(actual.text, booleans))]),
  ];
  return alternatives.length === 0 ? '0' : `(${alternatives.join(' OR ')})`;
}

function compare(actual: TableField, operator: OrderOperator, wanted: FilterValue | FilterValue[]): string {
  if (typeof wanted === 'number') {
    const condition = `${actual.number} ${operator} ${quotedNumber(wanted)}`;
    return ofNumbers(actual, condition, ACCEPTS[operator](0, wanted));
  }
  if (typeof wanted !== 'string') return '0';
  return ofKinds(actual, [KIND.text, KIND.empty], `${actual.text} ${operator} ${quotedText(wanted)}`);
}

/** Condition on numbers. Other values have the number 0, so that their kind is read only where 0 is accepted. */
function ofNumbers(actual: TableField, condition: string, acceptsZero: boolean): string {
  return acceptsZero ? ofKinds(actual, [KIND.number], condition) : `(${condition})`;
}

/** Condition on values of some kinds; false for all others. */
function ofKinds(actual: TableField, kinds: Kind[], condition: string): string {
  if (hasOnly(actual, ...kinds)) return `(${condition})`;
  return `(${actual.kind} IN (${kinds.join(', ')}) AND ${condition})`;
}
