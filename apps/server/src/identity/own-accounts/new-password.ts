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
  const problem =
    [...password].length < MIN_PASSWORD_LENGTH
      ? `needs at least ${MIN_PASSWORD_LENGTH} characters`
      : known === username || known === email || new Set(known).size < 4
        ? 'is easy to guess: choose another one'
        : undefined;
  if (problem === undefined) return;
  throw new ApiError(422, `The new password ${problem}.`, [{ field: 'body.password', message: problem }]);
}
