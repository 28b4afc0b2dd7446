import type { Sentence } from '../../http/preferred-language.ts';

/** Problem of a change of an account, as one sentence. */
export class AccountProblem extends Error {
  override readonly name: string = 'AccountProblem';
}

/** Problem of an account that is added, for the command line in English and for the portal in each language. */
export class NewAccountProblem extends AccountProblem {
  override readonly name = 'NewAccountProblem';

  constructor(readonly sentence: Sentence) {
    super(sentence['en-US']);
  }
}
