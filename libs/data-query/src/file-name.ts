import { checkText } from './check';
import { checkList, isText } from './check-shape';
import { composed, wellFormed } from './unicode-text';

/** Maximum file name of common file systems in UTF-8 bytes, minus the length of ".part". */
const MAX_NAME_BYTES = 240;
const RESERVED = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?:\..*)?$/i;
const UNSAFE = /[^\p{L}\p{M}\p{N}._@+=,()-]+/gu;

/**
 * Safe file name for Windows, macOS, Linux and shells: the last part of a path; spaces, quotes, `#`, `%`, control
 * characters and the like become `_`; no leading dot, dash or formula sign (`=+@`), no trailing dot, no reserved
 * Windows name, at most 240 bytes with the extension kept. An empty result becomes `fallback`.
 */
export function safeFileName(name: string, fallback = 'file'): string {
  checkText(name, 'name');
  checkText(fallback, 'fallback');
  const last =
    name
      .split(/[/\\]/)
      .filter((part) => part !== '')
      .at(-1) ?? '';
  const plain = composed(wellFormed(last), 'NFC')
    .replace(UNSAFE, '_')
    .replace(/^[.\-_=+@]+/, '')
    .replace(/[._]+$/, '');
  if (!/[\p{L}\p{N}]/u.test(plain)) return fallback;
  return shorten(RESERVED.test(plain) ? `_${plain}` : plain);
}

/** Unique safe names for a list: a second `a.csv` becomes `a-2.csv`. Names that differ only in case count as equal. */
export function uniqueFileNames(names: readonly string[]): string[] {
  checkList(names, 'names', isText);
  const used = new Set<string>();
  const next = new Map<string, number>();
  return names.map((name) => {
    const safe = safeFileName(name);
    const key = safe.toLowerCase();
    let candidate = safe;
    for (let number = next.get(key) ?? 2; used.has(candidate.toLowerCase()); number += 1) {
      candidate = numbered(safe, number);
      next.set(key, number + 1);
    }
    used.add(candidate.toLowerCase());
    return candidate;
  });
}

function numbered(name: string, number: number): string {
  const { stem, extension } = split(name);
  return shorten(stem, `-${number}${extension}`);
}

function shorten(name: string, ending?: string): string {
  const parts = ending === undefined ? split(name) : { stem: name, extension: ending };
  const characters = [...parts.stem];
  let available = MAX_NAME_BYTES - byteLength(parts.extension);
  const truncated = characters.filter((character) => (available -= byteLength(character)) >= 0);
  return truncated.join('') + parts.extension;
}

/** Stem and extension: `a.fastq.gz` is `a` and `.fastq.gz`; an extension has at most 20 characters. */
function split(name: string): { stem: string; extension: string } {
  const extension = /(?:\.[A-Za-z0-9]{1,10}){1,2}$/.exec(name)?.[0] ?? '';
  return { stem: name.slice(0, name.length - extension.length), extension };
}

function byteLength(text: string): number {
  return [...text].reduce((sum, character) => sum + utf8Bytes(character.codePointAt(0) ?? 0), 0);
}

function utf8Bytes(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
