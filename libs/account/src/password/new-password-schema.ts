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

/** Check of the two passwords, before the other problems are solved. */
const isRepeated = ({ password, repeated }: { password: string; repeated: string }) => password === repeated;

/** Schema of a new password, typed twice. */
export const newPasswordSchema = v.pipe(
  v.object(entries),
  v.forward(v.partialCheck([['password'], ['repeated']], isRepeated, problem('password-differs')), [
    'repeated',
  ]),
);

/** Schema of a change of the password, which needs the current one. */
export const passwordChangeSchema = v.pipe(
  v.object({ current: v.pipe(v.string(), v.nonEmpty(problem('current-required'))), ...entries }),
  v.forward(v.partialCheck([['password'], ['repeated']], isRepeated, problem('password-differs')), [
    'repeated',
  ]),
);

/** Values of the form of a new password. */
export type NewPassword = v.InferOutput<typeof newPasswordSchema>;

/** Values of the form of a change. */
export type PasswordChange = v.InferOutput<typeof passwordChangeSchema>;
