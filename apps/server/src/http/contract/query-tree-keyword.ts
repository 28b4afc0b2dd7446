import { readQueryTree, type TreeProblem, type TreeReading } from '@omics-portal/data-query';
import type { ErrorObject, FuncKeywordDefinition } from 'ajv';
import type { DataValidationCxt } from 'ajv/dist/types/index.js';
import type { FieldProblem } from '../api-error.ts';
import type { Sentence } from '../preferred-language.ts';

const RULE_OPERATORS = ['=', '!=', '>', '>=', '<', '<=', 'in', 'not in'];

const SENTENCES: Record<TreeProblem, Sentence> = {
  'not-a-tree': {
    'en-US': 'must be a rule or a group; {} alone matches everything',
    'zh-CN': '须为一条规则或一个组；单独的 {} 匹配全部',
  },
  'bad-operator': {
    'en-US': `must be ${RULE_OPERATORS.join(', ')} or regex in a rule, and "and" or "or" in a group`,
    'zh-CN': `在规则中须为 ${RULE_OPERATORS.join('、')} 或 regex，在组中须为 and 或 or`,
  },
  'bad-variable': {
    'en-US':
      'must be the name of a field: letters, digits, dots and underscores, at most 64, a letter or an underscore first',
    'zh-CN': '须为字段名称：至多 64 个字母、数字、点或下划线，以字母或下划线开头',
  },
  'bad-value': {
    'en-US':
      'must fit the operator: a list for in and not in, a number or a text for >, >=, < and <=, a text for regex, one value for = and !=',
    'zh-CN':
      '须与运算符相符：in 和 not in 用列表，>、>=、< 和 <= 用数字或文本，regex 用文本，= 和 != 用单个值',
  },
  'too-few-children': {
    'en-US': 'must be a list of at least two rules or groups',
    'zh-CN': '须为至少有两条规则或两个组的列表',
  },
  'too-large': {
    'en-US':
      'takes the query over 20 levels or 1000 rules and groups: use one rule with "in" and a list instead of many rules',
    'zh-CN': '使查询超过 20 层或 1000 条规则和组：请用一条带列表的“in”规则代替多条规则',
  },
  'pattern-too-long': {
    'en-US': 'must be a pattern of at most 1000 characters that repeats at most 255 times',
    'zh-CN': '须为至多 1000 个字符、至多重复 255 次的正则表达式',
  },
  'pattern-unsupported': {
    'en-US': 'must be a pattern without look-around, back references, lazy quantifiers and named classes',
    'zh-CN': '须为不含环视、反向引用、惰性量词和命名字符类的正则表达式',
  },
  'pattern-nested-quantifier': {
    'en-US':
      'must be a pattern that does not repeat a group which repeats or has alternatives: such patterns can take too long',
    'zh-CN': '须为不重复“含有重复或多选的组”的正则表达式：这类表达式可能耗时过长',
  },
  'pattern-unbalanced': {
    'en-US': 'must be a pattern with as many opening as closing brackets',
    'zh-CN': '须为左右括号数量相等的正则表达式',
  },
};

/** Extension keyword for the schema of a query tree. */
export const QUERY_TREE_KEYWORD = 'x-query-tree';

/** Error detail of a refused query tree: the path in the tree and the remedy. */
export function treeProblemDetail({ problem, path }: Extract<TreeReading, { ok: false }>): FieldProblem {
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
    const instancePath = [context?.instancePath ?? '', ...treePath(reading.path)].join('/');
    validate.errors = [
      { keyword: QUERY_TREE_KEYWORD, instancePath, params: { sentence: SENTENCES[reading.problem] } },
    ];
    return false;
  };
  return { keyword: QUERY_TREE_KEYWORD, before: 'anyOf', errors: true, validate };
}

/** Splits a path such as `children[1].query.value`. */
function treePath(path: string): string[] {
  return path.split(/[.[\]]+/).filter((part) => part !== '');
}
