import type { ErrorDetail } from '../api-error.ts';
import type { BodySizeLimits } from './body-limits.ts';
import { textProblem } from './text-problem.ts';

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
export function checkJsonLimits(body: unknown, limits: BodySizeLimits): ErrorDetail | undefined {
  const stack: Entry[] = [{ value: body, depth: 1, key: 'body', parent: undefined }];
  let values = 1;
  for (let entry = stack.pop(); entry !== undefined; entry = stack.pop()) {
    const children = childrenOf(entry, limits);
    if (typeof children === 'string') return { field: pathOf(entry), message: children };
    values += children.length;
    if (values > limits.values) {
      const message = `takes the request over ${limits.values} values: send less in one request`;
      return { field: pathOf(entry), message };
    }
    stack.push(...children);
  }
  return undefined;
}

/** Child entries of an object or list, or the problem of the value. */
function childrenOf(entry: Entry, limits: BodySizeLimits): Entry[] | string {
  const { value, depth } = entry;
  if (typeof value !== 'object' || value === null) return scalarProblem(value, limits) ?? [];
  if (depth > limits.depth) return `must not be nested more than ${limits.depth} levels deep`;
  const problem = Array.isArray(value) ? listLimit(value, limits) : objectLimit(value, limits);
  if (problem !== undefined) return problem;
  return Object.entries(value).map(([key, child]) => ({
    value: child,
    depth: depth + 1,
    key,
    parent: entry,
  }));
}

function scalarProblem(value: unknown, limits: BodySizeLimits): string | undefined {
  if (typeof value === 'string') return textLimit(value, limits);
  return typeof value === 'number' && !Number.isFinite(value)
    ? 'must be a number within the range of a double'
    : undefined;
}

function listLimit(value: readonly unknown[], { items }: BodySizeLimits): string | undefined {
  return value.length > items ? `must not have more than ${items} items` : undefined;
}

function objectLimit(value: object, limits: BodySizeLimits): string | undefined {
  const keys = Object.keys(value);
  if (keys.length > limits.keys) return `must not have more than ${limits.keys} keys`;
  const message = keys.map((key) => textLimit(key, limits)).find((found) => found !== undefined);
  return message === undefined ? undefined : `has a key that ${message}`;
}

function textLimit(text: string, limits: BodySizeLimits): string | undefined {
  return text.length > limits.text ? `must not be longer than ${limits.text} characters` : textProblem(text);
}

/** Dotted path below the body, such as `samples.0.read1`; `body` for the body itself. */
function pathOf(entry: Entry): string {
  const keys: string[] = [];
  for (let at = entry; at.parent !== undefined; at = at.parent) keys.unshift(at.key);
  return keys.join('.') || entry.key;
}
