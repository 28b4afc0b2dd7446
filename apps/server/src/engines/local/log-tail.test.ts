import { expect, test } from 'vitest';
import { LogTail, failureOf } from './log-tail.ts';

function tailOf(text: string): LogTail {
  const tail = new LogTail();
  text.split('\n').forEach((line) => tail.add(line));
  return tail;
}

test.each([
  ['the last line', 'reading\nThe file has no header.\n', 'The file has no header.'],
  [
    'the error of an uncaught exception, not the frames below it',
    'x.js:3\nTypeError: no such column: name\n    at read (x.js:3:1)\n\nNode.js v20.20.2',
    'TypeError: no such column: name',
  ],
  ['without colours', '\u001b[31mbroken\u001b[39m', 'broken'],
])('the reason of a failure is %s', (_name, text, expected) => {
  expect(failureOf({ exitCode: 1, signal: null }, tailOf(text), 512)).toEqual({
    line: expected,
    problem: null,
  });
});

test.each([
  [
    { exitCode: 3, signal: null },
    '',
    'The program ended with exit code 3.',
    { code: 'run.exit-code', params: { exitCode: 3 } },
  ],
  [
    { exitCode: null, signal: 'SIGKILL' as const },
    '',
    'The program was ended by SIGKILL.',
    { code: 'run.signal', params: { signal: 'SIGKILL' } },
  ],
  [
    { exitCode: 134, signal: null },
    'FATAL ERROR: JavaScript heap out of memory\n----',
    'The program needed more than the 512 MB of memory that it may use.',
    { code: 'run.memory-limit', params: { limit: 512 } },
  ],
  [
    { exitCode: null, signal: null, launchError: 'spawn ENOENT' },
    '',
    'spawn ENOENT',
    { code: 'run.not-launched', params: { reason: 'spawn ENOENT' } },
  ],
])('%j with stderr %j means %j', (end, text, line, problem) => {
  expect(failureOf(end, tailOf(text), 512)).toEqual({ line, problem: { file: '', ...problem } });
});

test.each(['', 'a warning'])('a process that succeeded with stderr %j has not failed', (text) => {
  expect(failureOf({ exitCode: 0, signal: null }, tailOf(text), 512)).toBeNull();
});

test('the first problem that a program names by a code goes with its line', () => {
  const [first, second] = ['file.empty', 'file.damaged'].map((code) => ({ file: 'a.fq', code, params: {} }));
  const log = `reading\nPROBLEM ${JSON.stringify(first)}\nPROBLEM ${JSON.stringify(second)}\nfastq-qc: a.fq is empty.`;
  expect(failureOf({ exitCode: 2, signal: null }, tailOf(log), 512)).toEqual({
    line: 'fastq-qc: a.fq is empty.',
    problem: first,
  });
});

test('a code that is too long to store is left out', () => {
  const problem = { file: 'a'.repeat(5000), code: 'file.empty', params: {} };
  expect(tailOf(`PROBLEM ${JSON.stringify(problem)}\nno`).firstProblem()).toBeNull();
});

test('a code for other languages is no reason, although its file may be named ERROR', () => {
  const tail = tailOf(
    'PROBLEM {"file":"ERROR.fq","code":"file.empty","params":{}}\nfastq-qc: it is empty.\nPROBLEM {}',
  );
  expect(tail.errorLine()).toBe('fastq-qc: it is empty.');
});

test('only the last lines are stored', () => {
  const tail = tailOf(Array.from({ length: 5000 }, (_, index) => `line ${index}`).join('\n'));
  expect(tail.text().split('\n')).toHaveLength(100);
  expect(tail.errorLine()).toBe('line 4999');
});
