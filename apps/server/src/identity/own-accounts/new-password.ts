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

/** Throws 422 for a new password that is easy to guess. */
export function checkNewPassword(
  password: string,
  { username, email }: Pick<Account, 'username' | 'email'>,
): void {
  const known = normalName(password);
  const isShort = [...password].length < MIN_PASSWORD_LENGTH;
  const names = [username, ...email.split(/[@.]/)];
  const isKnown =
    known === username || known === email || new Set(known).size < 4 || isGuessable(known, names);
  if (!isShort && !isKnown) return;
  const problem = isShort ? TOO_SHORT : EASY_TO_GUESS;
  throw new ApiError(
    422,
    { 'en-US': `The new password ${problem['en-US']}.`, 'zh-CN': `新密码${problem['zh-CN']}。` },
    [{ field: 'body.password', message: problem }],
  );
}
