import { expect, test } from 'vitest';
import { initialsOf } from './avatar';

test.each([
  ['Ada Lovelace', 'AL'],
  ['  ada  king   lovelace ', 'AL'],
  ['researcher', 'R'],
  ['欧阳修', '欧'],
  ['𠮷田', '𠮷'],
  ['', ''],
])('%j gives %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
