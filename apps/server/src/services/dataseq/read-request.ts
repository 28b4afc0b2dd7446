import {
  isNode,
  readQueryTree,
  type QueryNode,
  type QueryTree,
  type TreeProblem,
} from '@omics-portal/data-query';
import { ApiError } from '../../http/api-error.ts';
import { RECORD_KEYS } from './record-keys.ts';

const SENTENCES: Record<TreeProblem, string> = {
  'not-a-tree': 'Send {}, a rule or a group.',
  'bad-operator': 'Rules know =, !=, >, >=, <, <=, in, not in and regex; groups know and, or.',
  'bad-variable': 'A field name has letters, digits, dots and underscores, at most 64.',
  'bad-value':
    'in and not in take a list; >, >=, <, <= a number or a text; regex a text; = and != one value.',
  'too-few-children': 'A group has at least two children.',
  'too-large': 'A query has at most 20 levels and 1000 conditions.',
  'pattern-too-long': 'A pattern has at most 1000 characters and repeats at most 255 times.',
  'pattern-unsupported': 'Patterns have no look-around, back references, lazy quantifiers or named classes.',
  'pattern-nested-quantifier':
    'A group that repeats or has alternatives cannot be repeated as a whole: such patterns can take for ever.',
  'pattern-unbalanced': 'A bracket of the pattern is missing or one too many.',
};

/** Reads a query tree and checks its fields. @throws ApiError 400 that names the place or the field. */
export function readTree(body: unknown, schemaKeys: ReadonlySet<string>): QueryTree {
  const reading = readQueryTree(body);
  if (!reading.ok) throw badRequest(`body.${reading.path}`.replace(/\.$/, ''), SENTENCES[reading.problem]);
  if (isNode(reading.tree)) checkNode(reading.tree, schemaKeys);
  return reading.tree;
}

/** Refuses a field that the collection does not have, naming it. */
export function checkField(place: string, key: string, schemaKeys: ReadonlySet<string>): string {
  if (schemaKeys.has(key) || RECORD_KEYS.has(key)) return key;
  throw badRequest(place, `The collection has no field "${key}".`);
}

function checkNode(node: QueryNode, schemaKeys: ReadonlySet<string>): void {
  if (node.type === 'group') {
    for (const child of node.children) checkNode(child, schemaKeys);
    return;
  }
  const { variable, value } = node.query;
  checkField(variable, variable, schemaKeys);
  const texts = (Array.isArray(value) ? value : [value]).filter((item) => typeof item === 'string');
  if (texts.some((text) => /[\0\p{Surrogate}]/u.test(text))) {
    throw badRequest(
      variable,
      `A value for "${variable}" holds a character that no text can hold (zero or half a surrogate pair).`,
    );
  }
}

function badRequest(field: string, message: string): ApiError {
  return new ApiError(400, `The query cannot be answered: ${message}`, [{ field, message }]);
}
