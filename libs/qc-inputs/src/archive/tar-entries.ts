const BLOCK = 512;
const NAME = { start: 0, length: 100 };
const SIZE = { start: 124, length: 12 };
const TYPE = 156;
const PREFIX = { start: 345, length: 155 };
const USTAR = { start: 257, length: 5 };

/** File of a tar archive; `content` is a view of its bytes. */
export interface TarEntry {
  readonly name: string;
  readonly content: Uint8Array;
}

/**
 * Files of a tar archive in its order, with long names of GNU tar and pax; links and folders are left out. Throws for an entry
 * that ends beyond the archive.
 */
export function* tarEntries(bytes: Uint8Array): Generator<TarEntry> {
  let longName: string | null = null;
  let offset = 0;
  while (offset + BLOCK <= bytes.length) {
    const header = bytes.subarray(offset, offset + BLOCK);
    if (header[0] === 0) {
      return;
    }
    const size = Number.parseInt(textOf(header, SIZE), 8);
    const start = offset + BLOCK;
    if (!(size >= 0) || start + size > bytes.length) {
      throw new Error('An entry ends beyond the archive.');
    }
    const content = bytes.subarray(start, start + size);
    switch (String.fromCharCode(header[TYPE] ?? 0)) {
      case 'L':
        longName = textOf(content, { start: 0, length: size });
        break;
      case 'x':
        longName = paxPath(content);
        break;
      case '0':
      case '\0':
        yield { name: (longName ?? nameOf(header)).replace(/^(?:\.\/)+/, ''), content };
        longName = null;
        break;
      default:
        longName = null;
    }
    offset = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  if (offset < bytes.length) {
    throw new Error('The archive ends within an entry.');
  }
}

function nameOf(header: Uint8Array): string {
  const prefix = textOf(header, USTAR) === 'ustar' ? textOf(header, PREFIX) : '';
  return prefix === '' ? textOf(header, NAME) : `${prefix}/${textOf(header, NAME)}`;
}

/** Path in a header of pax, of which each line is `length key=value`; null without one. */
function paxPath(content: Uint8Array): string | null {
  return /^\d+ path=(.*)$/mu.exec(new TextDecoder().decode(content))?.[1] ?? null;
}

/** Text of a field up to its first zero byte. */
function textOf(bytes: Uint8Array, { start, length }: { start: number; length: number }): string {
  const field = bytes.subarray(start, start + length);
  const end = field.indexOf(0);
  return new TextDecoder().decode(end < 0 ? field : field.subarray(0, end)).trim();
}
