import { execFile, execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const run = promisify(execFile);

/** Syntax error of a script; undefined if it parses. */
async function syntaxError(file: string): Promise<string | undefined> {
  return run(process.execPath, ['--check', file], { cwd: root }).then(
    () => undefined,
    (error: { stderr: string }) => `${file}: ${error.stderr.split('\n').find((line) => /Error/.test(line))}`,
  );
}

// Lint reads scripts with the parser of TypeScript, which accepts a name that is declared twice. No test starts a benchmark.
test('every script of the repository parses', async () => {
  const scripts = execFileSync('git', ['ls-files', '*.mjs'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  expect(scripts.length).toBeGreaterThan(20);
  const errors: (string | undefined)[] = [];
  for (const script of scripts) errors.push(await syntaxError(script));
  expect(errors.filter((error) => error !== undefined)).toEqual([]);
});
