import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Language } from '../http/preferred-language.ts';
import { AppFileError } from './app-file-error.ts';

/** Reads a text file; undefined when missing. */
export async function readText(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Reads a JSON file; undefined when missing. Throws {@link AppFileError} when it is not JSON. */
export async function readJson(path: string): Promise<unknown> {
  const text = await readText(path);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AppFileError(basename(path), [`the file is not JSON (${(error as SyntaxError).message})`]);
  }
}

/** Path of a translation, such as `README.zh-CN.md`; undefined for English, which has the plain name. */
function translationOf(name: string, language: Language): string | undefined {
  const dot = name.lastIndexOf('.');
  return language === 'en-US' ? undefined : `${name.slice(0, dot)}.${language}${name.slice(dot)}`;
}

/** Reads a text in this language, or in English where it is not translated. */
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
 * Reads a JSON object, merged with its translation: `manifest.zh-CN.json` contains only the translated texts. Undefined when
 * the file itself is missing.
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
