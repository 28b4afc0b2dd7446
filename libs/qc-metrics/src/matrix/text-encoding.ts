/** Encodings of exported tables; `gb18030` includes GBK, `windows-1252` Latin-1. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'windows-1252';

/** Content of a file by its first bytes: text in an encoding, a spreadsheet (XLSX, XLS), or other binary data. */
export type FileContent = TextEncoding | 'spreadsheet' | 'binary';

/** Encodings to try in order for text without a byte order mark; the last one accepts every byte. */
const CANDIDATES = ['utf-8', 'gb18030', 'windows-1252'] as const satisfies readonly TextEncoding[];

const SIGNATURES: readonly (readonly [readonly number[], FileContent])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0x50, 0x4b, 0x03, 0x04], 'spreadsheet'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'spreadsheet'],
];

/**
 * Content detection by the first bytes of a file. Text is UTF-8 if those bytes are valid UTF-8; see {@link
 * nextEncoding} for the rest.
 */
export function detectContent(head: Uint8Array): FileContent {
  const known = SIGNATURES.find(([bytes]) => bytes.every((byte, index) => head[index] === byte));
  if (known) {
    return known[1];
  }
  if (head.includes(0)) {
    return 'binary';
  }
  return CANDIDATES.find((encoding) => isValid(head, encoding)) ?? 'windows-1252';
}

/** Next encoding to try when a file turns out not to be in `encoding`; null without one. */
export function nextEncoding(encoding: TextEncoding): TextEncoding | null {
  const index = CANDIDATES.findIndex((candidate) => candidate === encoding);
  return index < 0 ? null : (CANDIDATES[index + 1] ?? null);
}

/** Streaming decoder that throws a TypeError for invalid bytes. Removes the byte order mark. */
export function strictDecoder(encoding: TextEncoding): InstanceType<typeof TextDecoder> {
  return new TextDecoder(encoding, { fatal: true });
}

/** Text of the first bytes of a file; an incomplete character at the end is dropped. Null for binary content. */
export function decodeHead(head: Uint8Array): string | null {
  const content = detectContent(head);
  return content === 'spreadsheet' || content === 'binary'
    ? null
    : new TextDecoder(content).decode(head, { stream: true });
}

function isValid(head: Uint8Array, encoding: TextEncoding): boolean {
  try {
    strictDecoder(encoding).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}
