/** Mark of the edge of a value inside a sentence; no text has it. */
const EDGE = '\uE000';
const HAN = /\p{Script=Han}/u;
const LATIN = /[\p{Script=Latin}\p{Number}]/u;

/** Value with marked edges, to be put into a sentence. */
export function withEdges(value: string): string {
  return EDGE + value + EDGE;
}

/** Sentence without marks: a blank stands at each edge between Chinese and Latin, and values stay as they are. */
export function spacedChinese(sentence: string): string {
  const [first = '', ...rest] = sentence.split(new RegExp(`${EDGE}+`));
  return rest.reduce((text, next) => {
    const [left = '', right = ''] = [text.at(-1), next.at(0)];
    const isMixed = (HAN.test(left) && LATIN.test(right)) || (LATIN.test(left) && HAN.test(right));
    return isMixed ? `${text} ${next}` : text + next;
  }, first);
}
