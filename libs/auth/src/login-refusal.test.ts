import { expect, test } from 'vitest';
import { isLoginRefusal } from './login-refusal';

test.each([
  [{ result: { isLogin: true } }, true],
  [{ result: { isLogin: 1 } }, true],
  [{ result: { isLogin: false } }, false],
  [{ result: {} }, false],
  [{ result: null }, false],
  [{ isLogin: true }, false],
  ['isLogin', false],
  [null, false],
  [undefined, false],
])('the body %j: %s', (body, expected) => {
  expect(isLoginRefusal(body)).toBe(expected);
});
