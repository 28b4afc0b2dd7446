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

/** The lines where a text is not PowerShell. */
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
    ['as it is here', powershell],
    ['as a kit has it', powershell.replace(/\r?\n/g, '\r\n')],
  ])('is PowerShell, %s', (_how, text) => {
    expect(linesWithErrors(text)).toEqual([]);
  });

  it.each([
    ['a bracket is missing', powershell.replace('if ($failed -gt 0) {', 'if ($failed -gt 0 {')],
    ['a brace is missing', powershell.replace("return ''\n}", "return ''\n")],
    ['a quote is missing', powershell.replace("-eq '-' -and", "-eq '- -and")],
  ])('would not be when %s', (_what, text) => {
    expect(text).not.toBe(powershell);
    expect(linesWithErrors(text)).not.toEqual([]);
  });
});
