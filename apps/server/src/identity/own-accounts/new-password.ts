import { isCommonPassword } from '../../common-passwords/common-passwords.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Sentence } from '../../http/preferred-language.ts';
import { normalName, type Account } from '../accounts.ts';
import { isGuessable } from './guessable-password.ts';

/** Minimum length of a password, in characters; longer ones are the only rule that helps against guessing. */
const MIN_PASSWORD_LENGTH = 12;
const TOO_SHORT: Sentence = {
  'en-US': `needs at least ${MIN_PASSWORD_LENGTH} characters`,
  'zh-CN': `至少需要 ${MIN_PASSWORD_LENGTH} 个字符`,
};
const EASY_TO_GUESS: Sentence = {
  'en-US': 'is easy to guess: choose another one',
  'zh-CN': '容易被猜到：请换一个',
};

const COMMON: Sentence = {
  'en-US': 'is in a list of common and leaked passwords: choose another one',
  'zh-CN': '在常见和已泄露密码的列表中：请换一个',
};

/** Throws 422 for a new password that is short, easy to guess or common. */
export function checkNewPassword(
  password: string,
  { username, email }: Pick<Account, 'username' | 'email'>,
): void {
  const problem = problemOf(password, [username, email]);
  if (problem === undefined) return;
  throw new ApiError(
    422,
    { 'en-US': `The new password ${problem['en-US']}.`, 'zh-CN': `新密码${problem['zh-CN']}。` },
    [{ field: 'body.password', message: problem }],
  );
}

function problemOf(password: string, [username, email]: readonly [string, string]): Sentence | undefined {
  if ([...password].length < MIN_PASSWORD_LENGTH) return TOO_SHORT;
  const known = normalName(password);
  const names = [username, ...email.split(/[@.]/)];
  const isKnown = known === username || known === email || new Set(known).size < 4;
  if (isKnown || isGuessable(known, names)) return EASY_TO_GUESS;
  return isCommonPassword(password) ? COMMON : undefined;
}
