import type { Messages } from '@lingui/core';

/** The name under which the language for tests is chosen: English with marks, of no use to readers. */
export const PSEUDO_LOCALE = 'pseudo';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MARKED = Array.from('àƀćďéƒĝĥíĵķĺḿńóþɋŕśţúṽŵẋýźÀɃĆĎÉƑĜĤÍĴĶĹḾŃÓÞɊŔŚŢÚṼŴẊÝŹ');
const MARKS = new Map(Array.from(PLAIN, (letter, at) => [letter, MARKED[at] ?? letter]));

/** Tags of links and of bold type are numbers in angle brackets, so that they pass as they are. */
function markText(text: string): string {
  return Array.from(text, (letter) => MARKS.get(letter) ?? letter).join('');
}

/** What a compiled message holds between its words: a name alone, or a name with its kind and the forms to choose from. */
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

/** A third more room, as a longer language would take, between brackets that show where a sentence is cut off. */
function stretch(message: unknown[]): unknown[] {
  const length = message.filter((token) => typeof token === 'string').join('').length;
  return ['⟦', ...message, `${'·'.repeat(Math.ceil(length / 3))}⟧`];
}

/**
 * A catalog in the language for tests: each letter bears a mark, each sentence is a third longer and stands in brackets.
 * What shows plain letters on a screen in this language is either data or a text that no catalog holds.
 *
 * @param messages compiled English messages; they are not written into.
 */
export function pseudoMessages(messages: Messages): Messages {
  const marked = Object.entries(messages).map(([id, message]) => {
    const tokens: unknown[] = Array.isArray(message) ? message : [message];
    return [id, stretch(tokens.map(markToken))];
  });
  return Object.fromEntries(marked) as Messages;
}
