import { expect, test } from 'vitest';
import { parseProblemLine } from './problem-line';

const PROBLEM = { file: 'a.fq', code: 'file.empty', params: { reads: 2, text: 'x' } };

test('a line with a code is a problem', () => {
  expect(parseProblemLine(`PROBLEM ${JSON.stringify(PROBLEM)}`)).toEqual(PROBLEM);
});

test.each([
  ['text before it', `x PROBLEM ${JSON.stringify(PROBLEM)}`],
  ['no file', `PROBLEM ${JSON.stringify({ ...PROBLEM, file: undefined })}`],
  ['a code that is no text', `PROBLEM ${JSON.stringify({ ...PROBLEM, code: 3 })}`],
  ['a list as a parameter', `PROBLEM ${JSON.stringify({ ...PROBLEM, params: { reads: [1] } })}`],
  ['no JSON', 'PROBLEM {'],
])('a line with %s is none', (_, line) => {
  expect(parseProblemLine(line)).toBeNull();
});
