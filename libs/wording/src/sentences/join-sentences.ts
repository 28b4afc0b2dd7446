/** Full-width punctuation, such as the Chinese full stop, whose blank is part of the character. */
const FULL_WIDTH_END = /[\u3000-\u303F\uFF00-\uFF60]$/u;

/**
 * Joins sentences of any language into one text, by a blank unless the first ends in full-width punctuation; missing and empty
 * ones are left out. Sentences that always stand together are one message instead.
 */
export function joinSentences(sentences: readonly (string | null | undefined)[]): string {
  return sentences.reduce<string>(
    (text, next) =>
      text && next ? text + (FULL_WIDTH_END.test(text) ? '' : ' ') + next : text || next || '',
    '',
  );
}
