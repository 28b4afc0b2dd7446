import { inSingular, singularOf } from './word-forms';

/** Entry that is found by its texts. */
export interface Searchable {
  readonly label: string;
  /** Place or kind. */
  readonly hint?: string | undefined;
  /** Other names: synonyms, and the name in the other language. */
  readonly keywords?: readonly string[] | undefined;
}

/** Entry that contains every word of a query, with how well it matches: the higher, the better. */
export interface Ranked<Entry> {
  readonly entry: Entry;
  readonly score: number;
}

/** Scores of a name: the query is its beginning, the beginning of one of its words, or any part of it. */
const BEGINS = 6;
const BEGINS_WORD = 4;
const CONTAINS = 2;
/** A keyword counts a little less than a label in the same place. */
const KEYWORD_LOSS = 1;
/** Characters between words. */
const NO_WORD = /[^\p{L}\p{N}]+/u;

/** Text without case, accents and full-width forms. */
function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Score of a name, with its words as they are or in the singular: "policy" is the beginning of "Policies". */
function scoreOf(name: string, query: string): number {
  return Math.max(scoreAsWritten(name, query), scoreAsWritten(inSingular(name), inSingular(query)));
}

function scoreAsWritten(name: string, query: string): number {
  const at = name.indexOf(query);
  if (at <= 0) {
    return at === 0 ? BEGINS : 0;
  }
  const words = name.split(NO_WORD);
  return words.some((word) => word.startsWith(query)) ? BEGINS_WORD : CONTAINS;
}

/**
 * Test whether every word of a query occurs in a text, both folded: as a part of it, or as one of its words in the singular or
 * plural.
 */
export function containsWords(text: string, words: readonly string[]): boolean {
  let singulars: ReadonlySet<string> | undefined;
  return words.every((word) => {
    if (text.includes(word)) {
      return true;
    }
    singulars ??= new Set(text.split(NO_WORD).map(singularOf));
    return singulars.has(singularOf(word));
  });
}

/**
 * Entries that contain every word of a query, in the singular or plural, the best first: names that begin with it, then names
 * with a word that does, then others. Equally good ones keep their order. An empty query finds everything.
 */
export function rankEntries<Entry extends Searchable>(
  entries: readonly Entry[],
  query: string,
): readonly Ranked<Entry>[] {
  const words = fold(query).split(/\s+/u).filter(Boolean);
  const whole = words.join(' ');
  return entries
    .flatMap((entry): Ranked<Entry>[] => {
      const { label, hint = '', keywords = [] } = entry;
      const names = keywords.map(fold);
      const text = [fold(label), fold(hint), ...names].join('\n');
      if (!containsWords(text, words)) {
        return [];
      }
      const scores = names.map((name) => scoreOf(name, whole) - KEYWORD_LOSS);
      return [{ entry, score: Math.max(0, scoreOf(fold(label), whole), ...scores) }];
    })
    .sort((one, other) => other.score - one.score);
}
