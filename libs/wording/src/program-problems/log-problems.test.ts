import { expect, test } from 'vitest';
import { logProblems } from './log-problems';

const PROBLEM = { file: 'd.csv', code: 'not-a-number', params: { row: 2, column: 'a', text: 'high' } };

test('problems are taken out of a log, and the lines for people stay', () => {
  const log = `No reference set\nPROBLEM ${JSON.stringify(PROBLEM)}\nd.csv cannot be used.\n`;
  expect(logProblems(log)).toEqual({
    problems: [PROBLEM],
    text: 'No reference set\nd.csv cannot be used.\n',
  });
});

test.each([
  ['no JSON', 'PROBLEM {high}'],
  ['another object', 'PROBLEM {"row":2}'],
  ['a sentence', 'PROBLEM { of the table'],
])('a line with %s stays in the log', (_, line) => {
  expect(logProblems(line)).toEqual({ problems: [], text: line });
});
