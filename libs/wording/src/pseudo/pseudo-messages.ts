import type { Messages } from '@lingui/core';

/** Name of the pseudo language for tests: English with accents. */
export const PSEUDO_LOCALE = 'pseudo';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MARKED = Array.from('àƀćďéƒĝĥíĵķĺḿńóþɋŕśţúṽŵẋýźÀɃĆĎÉƑĜĤÍĴĶĹḾŃÓÞɊŔŚŢÚṼŴẊÝŹ');
const MARKS = new Map(Array.from(PLAIN, (letter, at) => [letter, MARKED[at] ?? letter]));

/** Accented text. Tags are numbers in angle brackets, so they are unchanged. */
function markText(text: string): string {
  return Array.from(text, (letter) => MARKS.get(letter) ?? letter).join('');
}

/** Accented token of a compiled message: text, a placeholder, or a placeholder with its kind and forms. */
function markToken(token: unknown): unknown {
  if (!Array.isArray(token)) {
    return typeof token === 'string' ? markText(token) : token;
  }
  const [name, kind, format] = token as [string, string?, unknown?];
  if (typeof format !== 'object' || format === null || !isChoice(kind)) {
    return token;
  }
  const forms = Object.entries(format).map(([form, message]) => [form, markMessage(message)]);
  return [name, kind, Object.fromEntries(forms)];
}

function isChoice(kind: string | undefined): boolean {
  return kind === 'plural' || kind === 'select' || kind === 'selectordinal';
}

function markMessage(message: unknown): unknown {
  return Array.isArray(message) ? message.map(markToken) : message;
}

/** Message made a third longer, as another language may be, between brackets that reveal truncation. */
function stretch(message: unknown[]): unknown[] {
  const length = message.filter((token) => typeof token === 'string').join('').length;
  return ['⟦', ...message, `${'·'.repeat(Math.ceil(length / 3))}⟧`];
}

/**
 * Catalog in the pseudo language: each letter has an accent, each message is a third longer and in brackets. Plain
 * letters on a screen in this language are either data or text outside the catalogs.
 * @param messages compiled English messages; not modified.
 */
export function pseudoMessages(messages: Messages): Messages {
  const marked = Object.entries(messages).map(([id, message]) => {
    const tokens: unknown[] = Array.isArray(message) ? message : [message];
    return [id, stretch(tokens.map(markToken))];
  });
  return Object.fromEntries(marked) as Messages;
}
