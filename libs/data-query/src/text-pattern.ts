import { checkText } from './check';

/** Characters with a meaning in a pattern. */
export const SYNTAX: ReadonlySet<string> = new Set('^$\\.*+?()[]{}|/');

/** Pattern of a text filter: matches the text anywhere, ignoring the case of A-Z. */
export function containsPattern(text: string): string {
  checkText(text, 'text');
  return [...text].map(literal).join('');
}

/** Inverse of `containsPattern`; `null` for any other pattern. */
export function textOfPattern(pattern: string): string | null {
  checkText(pattern, 'pattern');
  const parts = pattern.match(/\[[A-Za-z]{2}\]|\\[\^$\\.*+?()[\]{}|/]|[^A-Za-z^$\\.*+?()[\]{}|/]/gu) ?? [];
  const text = parts.map((part) => (part.length > 1 && /^[[\\]/.test(part) ? part.charAt(1) : part)).join('');
  return containsPattern(text) === pattern ? text : null;
}

function literal(character: string): string {
  if (/^[A-Z]$/.test(character)) return `[${character}${character.toLowerCase()}]`;
  if (/^[a-z]$/.test(character)) return `[${character}${character.toUpperCase()}]`;
  return SYNTAX.has(character) ? `\\${character}` : character;
}
