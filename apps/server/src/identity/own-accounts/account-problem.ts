/** Problem of a change of an account, as one sentence. */
export class AccountProblem extends Error {
  override readonly name = 'AccountProblem';
}
