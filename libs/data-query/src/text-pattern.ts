import { checkText } from './check';

/** Characters with a meaning in a pattern. */
export const SYNTAX: ReadonlySet<string> = new Set('^$\\.*+?()[]{}|/');

/** Marks that Chinese input methods may type in full width, which names have in either width. */
const MARKS_OF_ANY_WIDTH: ReadonlySet<string> = new Set('!(),:;?[]{}');
const FULL_WIDTH = /^[\uff01-\uff5e]$/;
/** Code of a full-width character less that of the same one in ASCII. */
const WIDTH = 0xfe_e0;

/**
 * Pattern of a text filter: matches the text anywhere, ignoring the case of A-Z. A character of full width also finds the same
 * one of ASCII; brackets and other marks find each other in both directions.
 */
export function containsPattern(text: string): string {
  checkText(text, 'text');
  return [...text].map(literal).join('');
}

/** Inverse of `containsPattern`, also of earlier versions, which had the marks of ASCII alone; `null` for any other pattern. */
export function textOfPattern(pattern: string): string | null {
  checkText(pattern, 'pattern');
  const parts = pattern.match(/\[(?:\\[^]|[^\\\]])+\]|\\[^]|[^]/gu) ?? [];
  const characters = parts.map((part) => (part.length > 1 ? part.replace(/^\[?\\?/, '') : part));
  const text = characters.map((rest) => String.fromCodePoint(rest.codePointAt(0) ?? 0));
  const isText = text.every((one, at) => [literal(one), narrow(one)].includes(parts[at] ?? ''));
  return isText ? text.join('') : null;
}

/** Pattern of one character; the first one of a class is the character itself. */
function literal(character: string): string {
  if (FULL_WIDTH.test(character)) {
    const ascii = String.fromCharCode(character.charCodeAt(0) - WIDTH);
    return `[${character}${inClass(ascii)}]`;
  }
  return MARKS_OF_ANY_WIDTH.has(character)
    ? `[${inClass(character)}${String.fromCharCode(character.charCodeAt(0) + WIDTH)}]`
    : narrow(character);
}

/** Pattern of one character in its own width. */
function narrow(character: string): string {
  if (/^[A-Za-z]$/.test(character)) return `[${inClass(character)}]`;
  return SYNTAX.has(character) ? `\\${character}` : character;
}

/** Character of ASCII in a class: a letter in both cases. */
function inClass(character: string): string {
  if (/^[A-Z]$/.test(character)) return character + character.toLowerCase();
  if (/^[a-z]$/.test(character)) return character + character.toUpperCase();
  return SYNTAX.has(character) || character === '-' ? `\\${character}` : character;
}
