import { readQueryTree, type TreeProblem, type TreeReading } from '@omics-portal/data-query';
import type { ErrorObject, FuncKeywordDefinition } from 'ajv';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import type { ErrorDetail } from '../api-error.ts';

const RULE_OPERATORS = '=, !=, >, >=, <, <=, in, not in or regex';

const SENTENCES: Record<TreeProblem, string> = {
  'not-a-tree': 'must be a rule or a group; {} alone matches everything',
  'bad-operator': `must be ${RULE_OPERATORS} in a rule, and "and" or "or" in a group`,
  'bad-variable':
    'must be the name of a field: letters, digits, dots and underscores, at most 64, a letter or an underscore first',
  'bad-value':
    'must fit the operator: a list for in and not in, a number or a text for >, >=, < and <=, a text for regex, one value for = and !=',
  'too-few-children': 'must be a list of at least two rules or groups',
  'too-large':
    'takes the query over 20 levels or 1000 rules and groups: use one rule with "in" and a list instead of many rules',
  'pattern-too-long': 'must be a pattern of at most 1000 characters that repeats at most 255 times',
  'pattern-unsupported':
    'must be a pattern without look-around, back references, lazy quantifiers and named classes',
  'pattern-nested-quantifier':
    'must be a pattern that does not repeat a group which repeats or has alternatives: such patterns can take too long',
  'pattern-unbalanced': 'must be a pattern with as many opening as closing brackets',
};

/** Extension keyword for the schema of a query tree. */
export const QUERY_TREE_KEYWORD = 'x-query-tree';

/** Error detail of a refused query tree: the path in the tree and the remedy. */
export function treeProblemDetail({ problem, path }: Extract<TreeReading, { ok: false }>): ErrorDetail {
  return { field: treePath(path).join('.') || 'body', message: SENTENCES[problem] };
}

/**
 * Defines the ajv keyword that reads a query tree with `readQueryTree`. It runs before the `anyOf` of the schema, which would
 * report one problem for each alternative at each level.
 */
export function queryTreeKeyword(): FuncKeywordDefinition {
  const validate: FuncKeywordDefinition['validate'] & { errors?: Partial<ErrorObject>[] } = (
    _schema: unknown,
    data: unknown,
    _parentSchema: unknown,
    context: DataValidationCxt | undefined,
  ) => {
    const reading = readQueryTree(data);
    if (reading.ok) return true;
    const { message } = treeProblemDetail(reading);
    const instancePath = [context?.instancePath ?? '', ...treePath(reading.path)].join('/');
    validate.errors = [{ keyword: QUERY_TREE_KEYWORD, message, instancePath, params: {} }];
    return false;
  };
  return { keyword: QUERY_TREE_KEYWORD, before: 'anyOf', errors: true, validate };
}

/** Splits a path such as `children[1].query.value`. */
function treePath(path: string): string[] {
  return path.split(/[.[\]]+/).filter((part) => part !== '');
}
