import { expect, test } from 'vitest';
import * as v from 'valibot';
import { newPasswordSchema, passwordChangeSchema } from './new-password-schema';

const PASSWORD = 'twelve chars';

test.each([
  [{ password: PASSWORD, repeated: PASSWORD }, []],
  [{ password: 'eleven char', repeated: 'eleven char' }, ['password-short']],
  [{ password: PASSWORD, repeated: `${PASSWORD}.` }, ['password-differs']],
  [{ password: 'short', repeated: 'other' }, ['password-short', 'password-differs']],
])('a new password %j has the problems %j', (value, problems) => {
  const { issues = [] } = v.safeParse(newPasswordSchema, value);
  expect(issues.map(({ message }) => message)).toEqual(problems);
});

test('a change needs the current password', () => {
  const value = { current: '', password: PASSWORD, repeated: PASSWORD };
  const { issues = [] } = v.safeParse(passwordChangeSchema, value);
  expect(issues.map(({ message, path }) => [message, path?.[0]?.key])).toEqual([
    ['current-required', 'current'],
  ]);
});
