import { checkText } from './check';

/** Characters with a meaning in a pattern. */
export const SYNTAX: ReadonlySet<string> = new Set('^$\\.*+?()[]{}|/');

/** Marks that Chinese input methods may type in full width, which names have in either width. */
const MARKS_OF_ANY_WIDTH = '!(),:;?[]{}';
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
  const code = character.charCodeAt(0);
  if (code > 0xff_00 && code < 0xff_5f)
    return `[${character}${variants(String.fromCharCode(code - WIDTH), '-')}]`;
  return MARKS_OF_ANY_WIDTH.includes(character)
    ? `[${variants(character)}${String.fromCharCode(code + WIDTH)}]`
    : narrow(character);
}

/** Pattern of one character in its own width. */
function narrow(character: string): string {
  const all = variants(character);
  return /^\w{2}/.test(all) ? `[${all}]` : all;
}

/** A letter of ASCII in both cases; another character as a pattern has it, escaped if it has a meaning there. */
function variants(character: string, meaning = ''): string {
  const upper = character.toUpperCase();
  if (/^[a-z]$/i.test(character)) return character + (character === upper ? character.toLowerCase() : upper);
  return SYNTAX.has(character) || character === meaning ? `\\${character}` : character;
}
