import type { ErrorObject } from 'ajv';
import { oneOf, REQUIRED } from '../api-error.ts';
import type { Sentence } from '../preferred-language.ts';
import { QUERY_TREE_KEYWORD } from './query-tree-keyword.ts';

/** Extension keywords beside `pattern`: a description of the expected text in each language. */
export const EXPECTS_KEYWORDS: Sentence = { 'en-US': 'x-expects', 'zh-CN': 'x-expects-zh-CN' };

const TYPES: Readonly<Record<string, string>> = {
  string: '文本',
  integer: '整数',
  number: '数字',
  boolean: ' true 或 false',
  array: '列表',
  object: '对象',
  null: ' null',
};

const FORM: Sentence = {
  'en-US': 'must be of one of the forms that the documentation lists',
  'zh-CN': '须符合文档列出的形式之一',
};

/** Sentences of the keywords of JSON Schema. They continue the name of a field, and say its remedy. */
export const KEYWORD_SENTENCES: Readonly<Record<string, (error: ErrorObject) => Sentence>> = {
  required: () => REQUIRED,
  type: ({ params }) => {
    const types = [params['type'] as string | string[]].flat();
    return {
      'en-US': `must be ${types.join(' or ')}`,
      'zh-CN': `须为${types.map((type) => TYPES[type] ?? ` ${type}`).join('或')}`,
    };
  },
  enum: ({ params }) => oneOf((params['allowedValues'] as unknown[]).map((value) => JSON.stringify(value))),
  const: ({ params }) => {
    const value = JSON.stringify(params['allowedValue']);
    return { 'en-US': `must be ${value}`, 'zh-CN': `须为 ${value}` };
  },
  pattern: ({ parentSchema }) => ({
    'en-US': `must be ${String(parentSchema?.[EXPECTS_KEYWORDS['en-US']] ?? 'of another form: see the documentation')}`,
    'zh-CN': `须为${String(parentSchema?.[EXPECTS_KEYWORDS['zh-CN']] ?? '另一种形式：请见文档')}`,
  }),
  format: ({ params }) => ({
    'en-US': `must match format "${String(params['format'])}"`,
    'zh-CN': `须符合格式“${String(params['format'])}”`,
  }),
  minLength: ({ params }) => atLeast(params['limit'], 'character', '个字符'),
  maxLength: ({ params }) => atMost(params['limit'], 'character', '个字符'),
  minItems: ({ params }) => atLeast(params['limit'], 'item', '项'),
  maxItems: ({ params }) => atMost(params['limit'], 'item', '项'),
  minProperties: ({ params }) => atLeast(params['limit'], 'key', '个键'),
  maxProperties: ({ params }) => atMost(params['limit'], 'key', '个键'),
  uniqueItems: () => ({ 'en-US': 'must not have the same item twice', 'zh-CN': '不能有重复的项' }),
  minimum: ({ params }) => ({
    'en-US': `must be >= ${String(params['limit'])}`,
    'zh-CN': `须大于或等于 ${String(params['limit'])}`,
  }),
  maximum: ({ params }) => ({
    'en-US': `must be <= ${String(params['limit'])}`,
    'zh-CN': `须小于或等于 ${String(params['limit'])}`,
  }),
  additionalProperties: ({ params }) => ({
    'en-US': `must not have the key "${String(params['additionalProperty'])}"`,
    'zh-CN': `不能有键“${String(params['additionalProperty'])}”`,
  }),
  anyOf: () => FORM,
  oneOf: () => FORM,
  [QUERY_TREE_KEYWORD]: ({ params }) => params['sentence'] as Sentence,
};

/** Sentence of one error of ajv. A keyword without one has the English of ajv, and says in Chinese that the value is wrong. */
export function keywordSentence(error: ErrorObject): Sentence {
  return (
    KEYWORD_SENTENCES[error.keyword]?.(error) ?? {
      'en-US': error.message ?? 'is not valid',
      'zh-CN': '不符合要求：请见文档',
    }
  );
}

/** Sentence for an object that needs one of several keys. */
export function keysSentence(keys: readonly string[]): Sentence {
  return {
    'en-US': `must have ${keys.map((key) => JSON.stringify(key)).join(' or ')}`,
    'zh-CN': `须有${keys.map((key) => `“${key}”`).join('或')}`,
  };
}

function atLeast(limit: unknown, unit: string, chinese: string): Sentence {
  return {
    'en-US': `must have at least ${counted(limit, unit)}`,
    'zh-CN': `至少须有 ${String(limit)} ${chinese}`,
  };
}

function atMost(limit: unknown, unit: string, chinese: string): Sentence {
  return {
    'en-US': `must have at most ${counted(limit, unit)}`,
    'zh-CN': `最多只能有 ${String(limit)} ${chinese}`,
  };
}

function counted(count: unknown, unit: string): string {
  return `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
}
