/**
 * Makes a program of each example of a README: a paragraph that ends in a comment `// → …` is an expression and what it
 * must give; every other paragraph runs as it stands.
 * @param {string} markdown
 * @returns {string[]} one TypeScript module per block, which needs a `check(actual, expected)` beside it
 */
export function examplesOf(markdown) {
  return [...markdown.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, block]) => {
    const paragraphs = block.trim().split(/\n{2,}/);
    return [`import { check } from './check.js';`, ...paragraphs.map(toStatement), 'export {};', ''].join(
      '\n\n',
    );
  });
}

function toStatement(paragraph) {
  const at = paragraph.indexOf('// → ');
  if (at < 0) return paragraph;
  const expression = paragraph.slice(0, at).replace(/;(\s*\/\/.*)?\s*$/, '');
  const expected = paragraph
    .slice(at + '// → '.length)
    .split('\n')
    .map((line) => line.replace(/^\/\/ ?/, ''));
  return `check(${expression}, ${expected.join('\n')});`;
}
