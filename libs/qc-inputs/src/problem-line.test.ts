import { expect, test } from 'vitest';
import { parseNoticeLine, parseProblemLine } from './problem-line';

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

test('a notice of the server is a sentence for people, then its code', () => {
  const line = `[The log [1] is cut.] NOTICE ${JSON.stringify(PROBLEM)}`;
  expect(parseNoticeLine(line)).toEqual(PROBLEM);
  expect(parseProblemLine(line)).toBeNull();
});

test.each([
  ['text after it', `[Cut.] NOTICE ${JSON.stringify(PROBLEM)} more`],
  ['no sentence', `NOTICE ${JSON.stringify(PROBLEM)}`],
  ['no code', '[Cut.] NOTICE {}'],
])('a line with %s is no notice', (_, line) => {
  expect(parseNoticeLine(line)).toBeNull();
});
