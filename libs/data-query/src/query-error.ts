/**
 * Why something cannot be done with a query.
 *
 * - `bad-pattern`: a `regex` rule holds a pattern that `readPattern` refuses.
 * - `bad-shape`: what was handed in is not of the notation that it should be of.
 * - `bad-field`: a field has a name that no field can have.
 * - `bad-value`: an operator has a value that it cannot take.
 * - `too-large`: more rules, or deeper groups, than are read.
 * - `cannot-say`: it is sound, but the other notation has no words for it.
 */
export type QueryErrorCode =
  'bad-pattern' | 'bad-shape' | 'bad-field' | 'bad-value' | 'too-large' | 'cannot-say';

/** The one error that this library throws. Its message is for developers; for people, word the code. */
export class QueryError extends Error {
  override readonly name: string = 'QueryError';

  constructor(
    readonly code: QueryErrorCode,
    /** Where it is, such as `content[1].op`; empty for the whole. */
    readonly path: string,
    reason: string,
  ) {
    super(path === '' ? reason : `${path}: ${reason}`);
  }
}
