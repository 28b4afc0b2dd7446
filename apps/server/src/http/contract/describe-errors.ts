import type { ErrorObject } from 'ajv';
import type { FieldProblem } from '../api-error.ts';
import { keysSentence, keywordSentence } from './keyword-sentences.ts';
import { QUERY_TREE_KEYWORD } from './query-tree-keyword.ts';

/**
 * Selects the one problem to report from the errors of ajv. `anyOf` adds the first problem of each alternative; the one that
 * matched deepest is the intended one. Alternatives that miss different keys at the same level are reported together.
 */
export function describeErrors(
  errors: readonly ErrorObject[] | null | undefined,
  root: string,
): FieldProblem {
  const [closest, ...others] = furthest(errors ?? []);
  if (closest === undefined) return { field: root, message: { 'en-US': 'is not valid', 'zh-CN': '无效' } };
  const path = pathOf(closest);
  const missing = missingKeys([closest, ...others]);
  const [only] = missing;
  if (only !== undefined && missing.length === 1)
    return { field: [...path, only].join('.'), message: keywordSentence(closest) };
  return {
    field: path.join('.') || root,
    message: only === undefined ? keywordSentence(closest) : keysSentence(missing),
  };
}

/** Errors at the deepest path; those that only state that no alternative matches come last. */
function furthest(errors: readonly ErrorObject[]): ErrorObject[] {
  const depth = Math.max(0, ...errors.map((error) => pathOf(error).length));
  const deepest = errors.filter((error) => pathOf(error).length === depth);
  const isAlternative = ({ keyword }: ErrorObject) => keyword === 'anyOf' || keyword === 'oneOf';
  return [
    ...deepest.filter(({ keyword }) => keyword === QUERY_TREE_KEYWORD),
    ...deepest.filter((error) => !isAlternative(error) && error.keyword !== QUERY_TREE_KEYWORD),
    ...deepest.filter(isAlternative),
  ];
}

function missingKeys(errors: readonly ErrorObject[]): string[] {
  const closest = errors[0];
  if (closest?.keyword !== 'required') return [];
  return [
    ...new Set(
      errors
        .filter(
          ({ keyword, instancePath }) => keyword === 'required' && instancePath === closest.instancePath,
        )
        .map(({ params }) => String(params['missingProperty'])),
    ),
  ];
}

function pathOf({ instancePath }: ErrorObject): string[] {
  return instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
}
