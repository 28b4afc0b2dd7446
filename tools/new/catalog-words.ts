import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Sentence } from '../setup/say.mjs';
import { looseWords, readCatalog, readGlossary } from '../words.mjs';

/** English messages with their Chinese translations. */
export type Words = Readonly<Record<string, string>>;

const LOCALES = ['en-US', 'zh-CN'] as const;

function chineseCatalogs(root: string): { path: string; catalog: Map<string, string> }[] {
  return ['apps/portal', ...readdirSync(join(root, 'libs')).map((lib) => `libs/${lib}`)].flatMap((home) => {
    const path = `${home}/src/locales/zh-CN/messages.po`;
    try {
      return [{ path, catalog: readCatalog(readFileSync(join(root, path), 'utf8')) }];
    } catch {
      return [];
    }
  });
}

/**
 * Refuses words that the gate of the catalogs would refuse later: Chinese that is set otherwise than our rules say, and a
 * second translation of a message that has one.
 * @throws {Sentence} that says what is wrong and what to do
 */
export function checkWords(root: string, words: Words): void {
  const glossary = readGlossary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));
  const catalogs = chineseCatalogs(root);
  for (const [english, chinese] of Object.entries(words)) {
    if (!/\p{Script=Han}/u.test(chinese)) throw new Sentence(`--zh "${chinese}" has no Chinese in it.`);
    const faults = looseWords(new Map([[english, chinese]]), glossary);
    if (faults.length > 0) throw new Sentence(`--zh "${chinese}": ${faults.join('; ')}.`);
    for (const { path, catalog } of catalogs) {
      const other = catalog.get(`\u0004${english}`);
      if (other && other !== chinese) {
        throw new Sentence(
          `"${english}" is "${other}" in ${path}: use --zh ${other}, or choose another title.`,
        );
      }
    }
  }
}

/** A catalog with further messages at its end; `lingui extract` puts them in their order. */
function withWords(text: string, words: Words, locale: (typeof LOCALES)[number]): string {
  const known = readCatalog(text);
  const entries = Object.entries(words)
    .filter(([english]) => !known.has(`\u0004${english}`))
    .map(
      ([english, chinese]) =>
        `\nmsgid ${JSON.stringify(english)}\nmsgstr ${JSON.stringify(locale === 'zh-CN' ? chinese : english)}\n`,
    );
  return [text.trimEnd(), ...entries].join('\n') + (entries.length === 0 ? '\n' : '');
}

/** Edits of both catalogs of a project, by path. */
export function catalogEdits(home: string, words: Words): [path: string, change: (text: string) => string][] {
  return LOCALES.map((locale) => [
    `${home}/src/locales/${locale}/messages.po`,
    (text) => withWords(text, words, locale),
  ]);
}
