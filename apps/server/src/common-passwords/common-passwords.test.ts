import { expect, test } from 'vitest';
import { checkNewPassword } from '../identity/own-accounts/new-password.ts';
import { readConfig } from '../config/read-config.ts';
import { isCommonPassword } from './common-passwords.ts';
import listed from './digests.json';

const ADA = { username: 'ada', email: 'ada@example.org' };

test.each([
  'q1w2e3r4t5y6',
  'leavemealone',
  'LeaveMeAlone',
  'needforspeed',
  'ghbdtnrfrltkf',
  'ｌｅａｖｅｍｅａｌｏｎｅ',
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each(['four words are fine', 'kX7$wq-29vLm', '三个词语组成的口令就够了', 'leavemealone-please'])(
  '%s is not',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

test('the list has more than the 3000 that the standard wants, each once', () => {
  const digests = Buffer.from(listed.digests, 'base64').toString('hex').match(/.{10}/g) ?? [];
  expect(digests).toHaveLength(43_940);
  expect(new Set(digests).size).toBe(digests.length);
});

test('a common password is refused with a sentence of its own', () => {
  expect(() => checkNewPassword('leavemealone', ADA)).toThrow(
    'The new password is in a list of common and leaked passwords: choose another one.',
  );
  expect(() => checkNewPassword('leave me alone, please', ADA)).not.toThrow();
});

test('ADMIN_PASSWORD is none of them', () => {
  expect(() => readConfig({ ADMIN_PASSWORD: 'leavemealone' })).toThrow(
    'ADMIN_PASSWORD is in a list of common and leaked passwords: choose another one.',
  );
});
