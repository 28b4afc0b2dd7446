/** Full-width punctuation, such as the Chinese full stop. Its blank is part of the character. */
const FULL_WIDTH_END = /[\u3000-\u303F\uFF00-\uFF60]$/u;

/** Text between a sentence and the next one: a blank, and nothing after full-width punctuation. */
export function gapAfter(sentence: string): '' | ' ' {
  return sentence === '' || FULL_WIDTH_END.test(sentence) ? '' : ' ';
}

/** Joins sentences of any language into one text; missing and empty ones are left out. */
export function joinSentences(sentences: readonly (string | null | undefined)[]): string {
  return sentences.reduce<string>((text, next) => (next ? text + gapAfter(text) + next : text), '');
}
