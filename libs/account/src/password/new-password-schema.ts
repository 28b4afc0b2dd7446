import * as v from 'valibot';

/** Minimum length of a password, as the server has it. */
export const MIN_PASSWORD_LENGTH = 12;

/** Codes of problems of a new password, worded by the form. */
export type NewPasswordProblem = 'password-short' | 'password-differs' | 'current-required';

const problem = (code: NewPasswordProblem) => code;

const entries = {
  password: v.pipe(v.string(), v.minLength(MIN_PASSWORD_LENGTH, problem('password-short'))),
  repeated: v.string(),
};

/** Values of the form of a new password. */
export type NewPassword = v.InferOutput<typeof values>;

/** Values of the form of a change. */
export type PasswordChange = v.InferOutput<typeof changeValues>;

const values = v.object(entries);
const changeValues = v.object({
  current: v.pipe(v.string(), v.nonEmpty(problem('current-required'))),
  ...entries,
});

/** Check of the two passwords. It reads the values even if one of them has another problem, because all are strings. */
const isRepeated = ({ password, repeated }: NewPassword) => password === repeated;

/** Schema of a new password, typed twice. */
export const newPasswordSchema = v.pipe(
  values,
  v.forward(v.check(isRepeated, problem('password-differs')), ['repeated']),
);

/** Schema of a change of the password, which needs the current one. */
export const passwordChangeSchema = v.pipe(
  changeValues,
  v.forward(
    v.check((change: PasswordChange) => isRepeated(change), problem('password-differs')),
    ['repeated'],
  ),
);
