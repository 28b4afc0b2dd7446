/**
 * Error code of a query operation.
 * - `bad-pattern`: a `regex` rule contains a pattern that `readPattern` rejects.
 * - `bad-shape`: the input does not have the shape of its notation.
 * - `bad-field`: a field name is invalid.
 * - `bad-value`: an operator has an invalid value.
 * - `too-large`: more rules, or deeper groups, than allowed.
 * - `cannot-say`: valid, but the target notation cannot express it.
 */
export type QueryErrorCode =
  'bad-pattern' | 'bad-shape' | 'bad-field' | 'bad-value' | 'too-large' | 'cannot-say';

/** Error of this library. Its message is for developers; show users a message for its code. */
export class QueryError extends Error {
  override readonly name: string = 'QueryError';

  constructor(
    readonly code: QueryErrorCode,
    /** Path of the problem, such as `content[1].op`; empty for the root. */
    readonly path: string,
    reason: string,
  ) {
    super(path === '' ? reason : `${path}: ${reason}`);
  }
}
