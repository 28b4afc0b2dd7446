import { createRequire } from 'node:module';
import { beforeAll, describe, expect, it } from 'vitest';
import { Language, Parser, type Node } from 'web-tree-sitter';
import powershell from './download.ps1?raw';

const parser = { current: null as Parser | null };

beforeAll(async () => {
  await Parser.init();
  const grammar = createRequire(import.meta.url).resolve(
    'tree-sitter-powershell/tree-sitter-powershell.wasm',
  );
  parser.current = new Parser();
  parser.current.setLanguage(await Language.load(grammar));
});

/** Numbers of lines with syntax errors. */
function linesWithErrors(text: string): number[] {
  const errorsBelow = (node: Node): Node[] =>
    node.isError || node.isMissing
      ? [node]
      : node.children.flatMap((child) => (child ? errorsBelow(child) : []));
  const tree = parser.current!.parse(text)!;
  return errorsBelow(tree.rootNode).map(({ startPosition }) => startPosition.row + 1);
}

describe('download.ps1', () => {
  it.each([
    ['in this repository', powershell],
    ['in a kit', powershell.replace(/\r?\n/g, '\r\n')],
  ])('is valid PowerShell %s', (_how, text) => {
    expect(linesWithErrors(text)).toEqual([]);
  });

  it.each([
    ['a bracket is missing', powershell.replace('if ($failed -gt 0) {', 'if ($failed -gt 0 {')],
    ['a brace is missing', powershell.replace("return ''\n}", "return ''\n")],
    ['a quote is missing', powershell.replace("-eq '-' -and", "-eq '- -and")],
  ])('is invalid PowerShell when %s', (_what, text) => {
    expect(text).not.toBe(powershell);
    expect(linesWithErrors(text)).not.toEqual([]);
  });
});
