import { readField, type DataRecord } from '../evaluate';
import { isUnknown } from '../unknown-value';
import type { BuilderGroup, BuilderRule, SqonCondition, SqonNode } from '../exchange';
import { compareScalars } from '../tree';

/** Independent SQON evaluator that follows the tools' own rules: a second opinion on exports. */
export function matchesSqon({ op, content }: SqonNode, record: DataRecord): boolean {
  if (Array.isArray(content)) {
    const met = content.map((child) => matchesSqon(child, record));
    if (op === 'or') return met.includes(true);
    return op === 'and' ? !met.includes(false) : !met.includes(true);
  }
  const actual = readField(record, content.fieldName ?? content.field ?? content.fieldNames?.[0] ?? '');
  return matchesCondition(op, content, actual);
}

function matchesCondition(op: string, { value }: SqonCondition, actual: unknown): boolean {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  const among = values.some((item) => (item === '__missing__' ? isUnknown(actual) : item === actual));
  switch (op) {
    case 'in':
      return among;
    case 'not-in':
    case 'exclude':
      return !among;
    case 'is':
      return isUnknown(actual);
    case 'not':
      return !isUnknown(actual);
    case 'filter':
      return typeof actual === 'string' && matchesWildcard(fold(String(value)), fold(actual));
    default:
      return inOrder(op, actual, value);
  }
}

/** Independent evaluator of rule groups that follows the builder's rules. */
export function matchesGroup(node: BuilderGroup | BuilderRule, record: DataRecord): boolean {
  if ('rules' in node) {
    const met = node.rules.map((rule) => matchesGroup(rule, record));
    const all = node.combinator === 'and' ? !met.includes(false) : met.includes(true);
    return node.not === true ? !all : all;
  }
  const actual = readField(record, node.field);
  const values = (Array.isArray(node.value) ? node.value : [node.value]) as unknown[];
  const holds = (test: (text: string, part: string) => boolean) =>
    typeof actual === 'string' && test(fold(actual), fold(String(node.value)));
  switch (node.operator) {
    case '=':
    case 'in':
      return values.includes(actual);
    case '!=':
    case 'notIn':
      return !values.includes(actual);
    case 'null':
      return isUnknown(actual);
    case 'notNull':
      return !isUnknown(actual);
    case 'between':
      return inOrder('>=', actual, values[0]) && inOrder('<=', actual, values[1]);
    case 'contains':
      return holds((text, part) => text.includes(part));
    case 'beginsWith':
      return holds((text, part) => text.startsWith(part));
    case 'endsWith':
      return holds((text, part) => text.endsWith(part));
    default:
      return inOrder(node.operator, actual, node.value);
  }
}

function inOrder(op: string, actual: unknown, wanted: unknown): boolean {
  if (typeof actual !== typeof wanted) return false;
  if (typeof actual !== 'number' && typeof actual !== 'string') return false;
  const order = compareScalars(actual, wanted as typeof actual);
  return { '<': order < 0, '<=': order <= 0, '>': order > 0, '>=': order >= 0 }[op] ?? false;
}

/** Naive wildcard matching: tries every length for a star. */
function matchesWildcard(wildcard: string, text: string): boolean {
  if (wildcard === '') return text === '';
  const [first = ''] = wildcard;
  const rest = wildcard.slice(first.length);
  if (first === '*')
    return matchesWildcard(rest, text) || (text !== '' && matchesWildcard(wildcard, text.slice(1)));
  if (first === '?') return text !== '' && matchesWildcard(rest, text.slice(1));
  const [wanted = ''] = first === '\\' ? rest : wildcard;
  const left = first === '\\' ? rest.slice(wanted.length) : rest;
  return text.startsWith(wanted) && matchesWildcard(left, text.slice(wanted.length));
}

function fold(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
