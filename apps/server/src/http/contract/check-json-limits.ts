import type { FieldProblem } from '../api-error.ts';
import type { Sentence } from '../preferred-language.ts';
import type { BodySizeLimits } from './body-limits.ts';
import { textProblem } from './text-problem.ts';

const NOT_FINITE: Sentence = {
  'en-US': 'must be a number within the range of a double',
  'zh-CN': '须为双精度范围内的数字',
};

/** Stack entry of the traversal; `parent` leads to the body, so that paths are built only for a problem. */
interface Entry {
  value: unknown;
  depth: number;
  key: string;
  parent: Entry | undefined;
}

/**
 * Checks the limits of a parsed JSON body: returns the first value that is too large, too deep or a text that the database
 * cannot store, or undefined. Reads each value once, without recursion.
 */
export function checkJsonLimits(body: unknown, limits: BodySizeLimits): FieldProblem | undefined {
  const stack: Entry[] = [{ value: body, depth: 1, key: 'body', parent: undefined }];
  let values = 1;
  for (let entry = stack.pop(); entry !== undefined; entry = stack.pop()) {
    const children = childrenOf(entry, limits);
    if (!Array.isArray(children)) return { field: pathOf(entry), message: children };
    values += children.length;
    if (values > limits.values) return { field: pathOf(entry), message: tooManyValues(limits) };
    stack.push(...children);
  }
  return undefined;
}

/** Child entries of an object or list, or the problem of the value. */
function childrenOf(entry: Entry, limits: BodySizeLimits): Entry[] | Sentence {
  const { value, depth } = entry;
  if (typeof value !== 'object' || value === null) return scalarProblem(value, limits) ?? [];
  if (depth > limits.depth) return tooDeep(limits);
  const problem = Array.isArray(value) ? listLimit(value, limits) : objectLimit(value, limits);
  if (problem !== undefined) return problem;
  return Object.entries(value).map(([key, child]) => ({
    value: child,
    depth: depth + 1,
    key,
    parent: entry,
  }));
}

function scalarProblem(value: unknown, limits: BodySizeLimits): Sentence | undefined {
  if (typeof value === 'string') return textLimit(value, limits);
  return typeof value === 'number' && !Number.isFinite(value) ? NOT_FINITE : undefined;
}

function listLimit(value: readonly unknown[], { items }: BodySizeLimits): Sentence | undefined {
  return value.length > items
    ? { 'en-US': `must not have more than ${items} items`, 'zh-CN': `最多只能有 ${items} 项` }
    : undefined;
}

function objectLimit(value: object, limits: BodySizeLimits): Sentence | undefined {
  const keys = Object.keys(value);
  if (keys.length > limits.keys)
    return {
      'en-US': `must not have more than ${limits.keys} keys`,
      'zh-CN': `最多只能有 ${limits.keys} 个键`,
    };
  const problem = keys.map((key) => textLimit(key, limits)).find((found) => found !== undefined);
  return problem && { 'en-US': `has a key that ${problem['en-US']}`, 'zh-CN': `有一个键${problem['zh-CN']}` };
}

function textLimit(text: string, limits: BodySizeLimits): Sentence | undefined {
  return text.length > limits.text
    ? {
        'en-US': `must not be longer than ${limits.text} characters`,
        'zh-CN': `不能超过 ${limits.text} 个字符`,
      }
    : textProblem(text);
}

function tooDeep({ depth }: BodySizeLimits): Sentence {
  return {
    'en-US': `must not be nested more than ${depth} levels deep`,
    'zh-CN': `嵌套不能超过 ${depth} 层`,
  };
}

function tooManyValues({ values }: BodySizeLimits): Sentence {
  return {
    'en-US': `takes the request over ${values} values: send less in one request`,
    'zh-CN': `使请求超过 ${values} 个值：请减少单次请求的内容`,
  };
}

/** Dotted path below the body, such as `samples.0.read1`; `body` for the body itself. */
function pathOf(entry: Entry): string {
  const keys: string[] = [];
  for (let at = entry; at.parent !== undefined; at = at.parent) keys.unshift(at.key);
  return keys.join('.') || entry.key;
}
