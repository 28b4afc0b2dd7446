import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');

/** Parses scripts as modules in one process, and prints the error of each that does not parse. */
const PARSER = `
  const { readFileSync } = require('node:fs');
  const { SourceTextModule } = require('node:vm');
  const errors = process.argv.slice(1).flatMap((file) => {
    try {
      new SourceTextModule(readFileSync(file, 'utf8'), { identifier: file });
      return [];
    } catch (error) {
      return [file + ': ' + error];
    }
  });
  console.log(JSON.stringify(errors));
`;

/** Syntax errors of scripts, each with the name of its file. */
function syntaxErrors(files: readonly string[]): string[] {
  const options = ['--experimental-vm-modules', '--no-warnings', '--eval', PARSER];
  const output = execFileSync(process.execPath, [...options, '--', ...files], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(output) as string[];
}

// Lint reads scripts with the parser of TypeScript, which accepts a name that is declared twice. No test starts a benchmark.
test('every script of the repository parses', () => {
  const scripts = execFileSync('git', ['ls-files', '*.mjs'], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n');
  expect(scripts.length).toBeGreaterThan(20);
  expect(syntaxErrors(scripts)).toEqual([]);
});
