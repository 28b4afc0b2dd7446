import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { UserError } from '../setup/user-error.mjs';
import { catalogFolders, typographyFaults, readCatalog, readGlossary } from '../words.mjs';

/** English messages with their Chinese translations. */
export type Translations = Readonly<Record<string, string>>;

const LOCALES = ['en-US', 'zh-CN'] as const;

function chineseCatalogs(root: string): { path: string; catalog: Map<string, string> }[] {
  return catalogFolders(root).flatMap((folder) => {
    const path = `${relative(root, folder)}/zh-CN/messages.po`;
    try {
      return [{ path, catalog: readCatalog(readFileSync(join(root, path), 'utf8')) }];
    } catch {
      return [];
    }
  });
}

/**
 * Checks translations like the gate of the catalogs: Chinese typography, and no second translation of a message.
 * @throws {UserError} with the problem and the remedy
 */
export function checkTranslations(root: string, messages: Translations): void {
  const glossary = readGlossary(readFileSync(join(root, 'docs/glossary.md'), 'utf8'));
  const catalogs = chineseCatalogs(root);
  for (const [english, chinese] of Object.entries(messages)) {
    if (!/\p{Script=Han}/u.test(chinese)) throw new UserError(`--zh "${chinese}" has no Chinese in it.`);
    const faults = typographyFaults(new Map([[english, chinese]]), glossary);
    if (faults.length > 0) throw new UserError(`--zh "${chinese}": ${faults.join('; ')}.`);
    for (const { path, catalog } of catalogs) {
      const other = catalog.get(`\u0004${english}`);
      if (other && other !== chinese) {
        throw new UserError(
          `"${english}" is "${other}" in ${path}: use --zh ${other}, or choose another title.`,
        );
      }
    }
  }
}

/** Appends messages to a catalog; `lingui extract` sorts them. */
function withMessages(text: string, messages: Translations, locale: (typeof LOCALES)[number]): string {
  const known = readCatalog(text);
  const entries = Object.entries(messages)
    .filter(([english]) => !known.has(`\u0004${english}`))
    .map(
      ([english, chinese]) =>
        `\nmsgid ${JSON.stringify(english)}\nmsgstr ${JSON.stringify(locale === 'zh-CN' ? chinese : english)}\n`,
    );
  return [text.trimEnd(), ...entries].join('\n') + (entries.length === 0 ? '\n' : '');
}

/** Edits of both catalogs of a project, by path. */
export function catalogEdits(
  home: string,
  messages: Translations,
): [path: string, change: (text: string) => string][] {
  return LOCALES.map((locale) => [
    `${home}/src/locales/${locale}/messages.po`,
    (text) => withMessages(text, messages, locale),
  ]);
}
