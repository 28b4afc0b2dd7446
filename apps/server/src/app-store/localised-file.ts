import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Language } from '../http/preferred-language.ts';
import { AppFileError } from './json-problems.ts';

/** The text of a file; undefined when there is none. */
async function readText(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** A JSON file, parsed; undefined when there is none. Throws {@link AppFileError} when it is not JSON. */
export async function readJson(path: string): Promise<unknown> {
  const text = await readText(path);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AppFileError(basename(path), [`the file is not JSON (${(error as SyntaxError).message})`]);
  }
}

/** `README.md` beside `README.zh-CN.md`: the path of the translation; undefined for English, which is the plain name. */
function translationOf(name: string, language: Language): string | undefined {
  const dot = name.lastIndexOf('.');
  return language === 'en-US' ? undefined : `${name.slice(0, dot)}.${language}${name.slice(dot)}`;
}

/** A text of the store in this language, or in English where it was not translated. */
export async function readLocalisedText(
  folder: string,
  name: string,
  language: Language,
): Promise<string | undefined> {
  const translated = translationOf(name, language);
  const own = translated === undefined ? undefined : await readText(join(folder, translated));
  return own ?? readText(join(folder, name));
}

/**
 * A JSON object of the store with what its translation says instead: `manifest.zh-CN.json` needs to hold only the words.
 * Undefined when the file itself is absent.
 */
export async function readLocalisedJson(
  folder: string,
  name: string,
  language: Language,
): Promise<Record<string, unknown> | undefined> {
  const plain = (await readJson(join(folder, name))) as Record<string, unknown> | undefined;
  const translated = translationOf(name, language);
  const own =
    translated === undefined
      ? undefined
      : ((await readJson(join(folder, translated))) as Record<string, unknown> | undefined);
  return plain && { ...plain, ...own };
}
