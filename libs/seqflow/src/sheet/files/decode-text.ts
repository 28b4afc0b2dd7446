import { SheetFileError } from './sheet-file-problem';

/** Encoding of a text file, by the name of `TextDecoder`. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'windows-1252';

/** Text of a file and the encoding by which it was read. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
}

/** Encodings that a user can choose where the detection is wrong. */
export const TEXT_ENCODINGS: readonly TextEncoding[] = [
  'utf-8',
  'gb18030',
  'utf-16le',
  'utf-16be',
  'windows-1252',
];

/**
 * Decodes a text file: by its byte order mark, as UTF-16 if it has null bytes, as UTF-8 if it is valid, or else as GB18030 (which
 * includes GBK), in which Excel and WPS save CSV files on Chinese systems. Text that is not valid there either is Western.
 * `encoding` overrides the detection. Throws `SheetFileError` for files that are no text.
 */
export function decodeText(bytes: Uint8Array, encoding?: TextEncoding): DecodedText {
  const found = encoding ?? markedEncoding(bytes) ?? wideEncoding(bytes);
  if (found) {
    return checked({ text: new TextDecoder(found).decode(bytes), encoding: found });
  }
  const unicode = decodeStrictly(bytes, 'utf-8');
  if (unicode !== null && !(isUnlikely(unicode) && isSimplifiedChinese(bytes))) {
    return checked({ text: unicode, encoding: 'utf-8' });
  }
  const chinese = decodeStrictly(bytes, 'gb18030');
  return chinese === null
    ? checked({ text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' })
    : checked({ text: chinese, encoding: 'gb18030' });
}

/** Text in an encoding; null if its bytes are not valid there. */
function decodeStrictly(bytes: Uint8Array, encoding: TextEncoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * True if half of the characters beyond ASCII are such as sheets do not have: letters with rare marks, phonetic signs, Cyrillic of
 * few languages. Their bytes are common Chinese characters in GBK: those of Ů are 女, of Ѫ 血, of Ƣ 脾.
 */
function isUnlikely(text: string): boolean {
  const others = text.match(/[^\p{ASCII}]/gu)?.length ?? 0;
  const unlikely = text.match(/[\u016C-\u016F\u017F-\u02AF\u0460-\u052F]/gu)?.length ?? 0;
  return unlikely > 0 && unlikely * 2 >= others;
}

/** True if all bytes beyond ASCII are pairs of GB2312, the common characters of GBK. */
function isSimplifiedChinese(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; at += 1) {
    const [lead = 0, trail = 0] = bytes.subarray(at, at + 2);
    if (lead < 0x80) continue;
    if (lead < 0xa1 || lead > 0xf7 || trail < 0xa1) return false;
    at += 1;
  }
  return true;
}

function checked(decoded: DecodedText): DecodedText {
  if (/[\0-\x08\x0E-\x1A\uFFFE]/u.test(decoded.text)) {
    throw new SheetFileError({ kind: 'not-text' });
  }
  return decoded;
}

function markedEncoding([first, second, third]: Uint8Array): TextEncoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

/** Encoding of text with null bytes: separators and line ends have one in UTF-16, and in no other encoding. */
function wideEncoding(bytes: Uint8Array): TextEncoding | null {
  let even = 0;
  let odd = 0;
  bytes.subarray(0, 65_536).forEach((byte, index) => {
    if (byte === 0 && index % 2 === 0) even += 1;
    else if (byte === 0) odd += 1;
  });
  if (even === odd) {
    return null;
  }
  return odd > even ? 'utf-16le' : 'utf-16be';
}
