import { QueryError, type QueryErrorCode } from './query-error';

/** @throws QueryError unless the condition holds. In a file of its own: an entry that reads URLs needs no other check. */
export function check(
  isRight: boolean,
  path: string,
  reason: string,
  code: QueryErrorCode = 'bad-value',
): asserts isRight {
  if (!isRight) throw new QueryError(code, path, reason);
}

/** @throws QueryError `bad-value` unless the argument is a text. */
export function checkText(input: unknown, path: string): asserts input is string {
  check(typeof input === 'string', path, 'Not a text.');
}
