import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, it, test } from 'vitest';
import { describeErrors } from './describe-errors.ts';
import { EXPECTS_KEYWORDS, KEYWORD_SENTENCES } from './keyword-sentences.ts';
import { QUERY_TREE_KEYWORD, queryTreeKeyword } from './query-tree-keyword.ts';
import { SpecDocuments } from './spec-documents.ts';

const ajv = new Ajv2020({ strict: false, verbose: true });
addFormats.default(ajv);
ajv.addKeyword(queryTreeKeyword());

it.each<[schema: object, value: unknown, field: string, english: string, chinese: string]>([
  [{ required: ['name'] }, {}, 'name', 'is required', '为必填项'],
  [{ anyOf: [{ required: ['a'] }, { required: ['b'] }] }, {}, 'body', 'must have "a" or "b"', '须有“a”或“b”'],
  [{ type: 'integer' }, 'x', 'body', 'must be integer', '须为整数'],
  [{ type: ['string', 'null'] }, 1, 'body', 'must be string or null', '须为文本或 null'],
  [{ enum: ['a', 1] }, 'b', 'body', 'must be one of "a", 1', '须为以下之一："a"、1'],
  [{ const: 'a' }, 'b', 'body', 'must be "a"', '须为 "a"'],
  [
    { pattern: '^[0-9]+$', [EXPECTS_KEYWORDS['en-US']]: 'digits', [EXPECTS_KEYWORDS['zh-CN']]: '数字' },
    'b',
    'body',
    'must be digits',
    '须为数字',
  ],
  [{ format: 'uuid' }, 'b', 'body', 'must match format "uuid"', '须符合格式“uuid”'],
  [{ minLength: 1 }, '', 'body', 'must have at least 1 character', '至少须有 1 个字符'],
  [{ maxLength: 2 }, 'abc', 'body', 'must have at most 2 characters', '最多只能有 2 个字符'],
  [{ minItems: 2 }, [], 'body', 'must have at least 2 items', '至少须有 2 项'],
  [{ maxItems: 0 }, [1], 'body', 'must have at most 0 items', '最多只能有 0 项'],
  [{ minProperties: 1 }, {}, 'body', 'must have at least 1 key', '至少须有 1 个键'],
  [{ maxProperties: 0 }, { a: 1 }, 'body', 'must have at most 0 keys', '最多只能有 0 个键'],
  [{ uniqueItems: true }, [1, 1], 'body', 'must not have the same item twice', '不能有重复的项'],
  [{ minimum: 1 }, 0, 'body', 'must be >= 1', '须大于或等于 1'],
  [{ maximum: 1 }, 2, 'body', 'must be <= 1', '须小于或等于 1'],
  [{ additionalProperties: false }, { a: 1 }, 'body', 'must not have the key "a"', '不能有键“a”'],
  [
    { oneOf: [true, true] },
    1,
    'body',
    'must be of one of the forms that the documentation lists',
    '须符合文档列出的形式之一',
  ],
  [
    { properties: { tree: { [QUERY_TREE_KEYWORD]: true } } },
    { tree: 1 },
    'tree',
    'must be a rule or a group; {} alone matches everything',
    '须为一条规则或一个组；单独的 {} 匹配全部',
  ],
])(
  '%j refuses %j with the field and the remedy in both languages',
  (schema, value, field, english, chinese) => {
    const validate = ajv.compile(schema);
    expect(validate(value)).toBe(false);
    expect(describeErrors(validate.errors, 'body')).toEqual({
      field,
      message: { 'en-US': english, 'zh-CN': chinese },
    });
  },
);

test('every keyword of the contract that refuses a value has a sentence', () => {
  const specs = new SpecDocuments(join(import.meta.dirname, '../../../../../openapi'));
  const used = new Set<string>();
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, inner] of Object.entries(node)) {
      if (REFUSING.has(key)) used.add(key);
      visit(inner);
    }
  };
  [...specs.documents.values()].forEach(visit);
  expect(used.size).toBeGreaterThan(10);
  expect([...used].filter((keyword) => !(keyword in KEYWORD_SENTENCES))).toEqual([]);
});

/** Keywords of JSON Schema by which a value is refused; `allOf` and `$ref` report the keywords inside. */
const REFUSING = new Set([
  ...['type', 'enum', 'const', 'pattern', 'format', 'minLength', 'maxLength', 'contentEncoding'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minItems', 'maxItems', 'uniqueItems', 'contains', 'minContains', 'maxContains'],
  ...['required', 'minProperties', 'maxProperties', 'additionalProperties', 'propertyNames'],
  ...['dependentRequired', 'unevaluatedProperties', 'unevaluatedItems', 'anyOf', 'oneOf', 'not', 'if'],
  QUERY_TREE_KEYWORD,
]);
