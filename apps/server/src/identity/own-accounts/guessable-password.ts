/** Words of common passwords, and of this portal. docs/operations.md names them. */
export const LISTED_WORDS: readonly string[] = [
  ...['password', 'passwort', 'passwd', 'passphrase', 'secret', 'login', 'signin', 'welcome', 'letmein'],
  ...['changeme', 'default', 'access', 'admin', 'administrator', 'root', 'user', 'guest', 'test', 'temp'],
  ...['master', 'server', 'system', 'iloveyou', 'love', 'monkey', 'dragon', 'football', 'baseball'],
  ...['princess', 'sunshine', 'superman', 'batman', 'shadow', 'michael', 'trustno', 'starwars', 'hello'],
  ...['whatever', 'freedom', 'computer', 'internet', 'samsung', 'woaini', 'mima', 'zhongguo', 'summer'],
  ...['winter', 'spring', 'autumn', 'january', 'monday', 'researcher', 'research', 'laboratory', 'lab'],
  ...['quartet', 'omics', 'multiomics', 'portal', 'genomics', 'transcriptomics', 'proteomics'],
  ...['metabolomics', 'genome', 'quality', 'control'],
];

/** Characters that stand for a letter. */
const FORMS: Readonly<Record<string, string>> = {
  ...{ a: 'a4@', b: 'b8', e: 'e3', g: 'g9', i: 'i1!', l: 'l1', o: 'o0', s: 's5$', t: 't7' },
};
const FORWARD = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  ...['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'qwertzuiop', 'azertyuiop'],
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm'],
];
const ROWS = [...FORWARD, ...FORWARD.map((row) => [...row].reverse().join(''))];
const MIN_RUN = 3;
const YEAR = /(?:19|20)\d\d/g;
/** Letters and digits that a password has beside words, years and runs; digits alone are dates and telephones. */
const MIN_REST = 4;
const MIN_DIGITS = 7;

/**
 * True for a password of listed words, years and runs of characters with little else: `Password1234`, `qwertyuiop[]`,
 * `P@ssw0rd-2026`. `known`: further words, such as the names of the account.
 */
export function isGuessable(password: string, known: readonly string[] = []): boolean {
  const text = password.normalize('NFKC').toLowerCase();
  const words = [
    ...known.map((word) => word.toLowerCase()).filter(({ length }) => length >= MIN_RUN),
    ...LISTED_WORDS,
  ];
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const withoutWords = longestFirst.reduce((rest, word) => rest.replaceAll(anyForm(word), ' '), text);
  const rest = withoutRuns(withoutWords.replaceAll(YEAR, ' ')).replaceAll(/[^\p{L}\p{N}]/gu, '');
  return [...rest].length < MIN_REST || (/^\d+$/.test(rest) && rest.length < MIN_DIGITS);
}

/** Pattern of a word whose letters may be replaced by others. */
function anyForm(word: string): RegExp {
  const parts = [...word].map((letter) => {
    const forms = FORMS[letter];
    return forms === undefined ? letter.replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`) : `[${forms}]`;
  });
  return new RegExp(parts.join(''), 'g');
}

/** Text without runs: one character repeated, or neighbours in the alphabet, in numbers or on a keyboard. */
function withoutRuns(text: string): string {
  let rest = '';
  for (let index = 0; index < text.length;) {
    const length = runAt(text, index);
    rest += length < MIN_RUN ? (text[index] ?? '') : ' ';
    index += length < MIN_RUN ? 1 : length;
  }
  return rest;
}

function runAt(text: string, start: number): number {
  const first = text[start] ?? '';
  let longest = 1;
  while (text[start + longest] === first) longest += 1;
  for (const row of ROWS) {
    const from = row.indexOf(first);
    let length = 0;
    while (from >= 0 && from + length < row.length && row[from + length] === text[start + length])
      length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}
