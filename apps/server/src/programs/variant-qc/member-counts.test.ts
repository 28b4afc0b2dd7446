import { expect, test } from 'vitest';
import { memberOf } from './member-counts.ts';

test.each([
  ['LCL5_D5_DNA_R1', 'D5'],
  ['Quartet.M8', 'M8'],
  ['d6', 'D6'],
  ['lcl7', 'F7'],
  ['D51', null],
  ['D5_vs_D6', null],
  ['LCL5_D6', null],
])('the column %s is member %s', (column, member) => {
  expect(memberOf(column)).toBe(member);
});
