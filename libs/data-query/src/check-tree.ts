import { QueryError, type QueryErrorCode } from './query-error';
import { readQueryTree, type TreeProblem } from './read-query-tree';
import type { QueryTree } from './tree';

/** Trees that passed, as a tree is evaluated against many records. */
const checked = new WeakSet();

const CODES: Readonly<Partial<Record<TreeProblem, QueryErrorCode>>> = {
  'not-a-tree': 'bad-shape',
  'bad-operator': 'bad-shape',
  'too-few-children': 'bad-shape',
  'bad-variable': 'bad-field',
  'bad-value': 'bad-value',
  'too-large': 'too-large',
};

/**
 * Check that `readQueryTree` accepts a tree; one that passed is not checked again.
 * @throws QueryError `bad-shape`, `bad-field`, `bad-value`, `bad-pattern` or `too-large`, with the path.
 */
export function checkTree(tree: QueryTree): void {
  if (checked.has(tree)) return;
  const reading = readQueryTree(tree);
  if (!reading.ok) {
    const { problem, path } = reading;
    throw new QueryError(CODES[problem] ?? 'bad-pattern', path, `The tree is refused: ${problem}.`);
  }
  checked.add(tree);
}
