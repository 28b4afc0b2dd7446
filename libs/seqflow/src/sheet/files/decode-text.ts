import { SheetFileError } from './sheet-file-problem';

/** Encoding of a text file, by the name of `TextDecoder`. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'windows-1252';

/** Text of a file and the encoding by which it was read. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: TextEncoding;
}

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
  for (const strict of ['utf-8', 'gb18030'] as const) {
    try {
      return checked({ text: new TextDecoder(strict, { fatal: true }).decode(bytes), encoding: strict });
    } catch (error) {
      if (error instanceof SheetFileError) throw error;
    }
  }
  return checked({ text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' });
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
