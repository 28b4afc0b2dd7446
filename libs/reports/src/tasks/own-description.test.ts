import { expect, test } from 'vitest';
import { ownDescription } from './own-description';

test.each([
  ['Quality control report for batch_1', ''],
  ['Quality control report for batch_1, sample D5_1', 'D5_1'],
  ['Quality control report for batch_10', 'Quality control report for batch_10'],
  ['Second run of the column', 'Second run of the column'],
  ['', ''],
])('the description %j is shown as %j', (description, shown) => {
  expect(ownDescription({ name: 'batch_1', description })).toBe(shown);
});
