import { ApiError } from '../../http/api-error.ts';
import { normalName, type Account } from '../accounts.ts';

/** Minimum length of a password, in characters; longer ones are the only rule that helps against guessing. */
const MIN_PASSWORD_LENGTH = 12;

/** Throws 422 for a new password that is easy to guess. */
export function checkNewPassword(
  password: string,
  { username, email }: Pick<Account, 'username' | 'email'>,
): void {
  const known = normalName(password);
  const isShort = [...password].length < MIN_PASSWORD_LENGTH;
  const isKnown = known === username || known === email || new Set(known).size < 4;
  if (!isShort && !isKnown) return;
  const [problem, chinese] = isShort
    ? [`needs at least ${MIN_PASSWORD_LENGTH} characters`, `新密码至少需要 ${MIN_PASSWORD_LENGTH} 个字符。`]
    : ['is easy to guess: choose another one', '新密码容易被猜到：请换一个。'];
  throw new ApiError(422, { 'en-US': `The new password ${problem}.`, 'zh-CN': chinese }, [
    { field: 'body.password', message: problem },
  ]);
}
