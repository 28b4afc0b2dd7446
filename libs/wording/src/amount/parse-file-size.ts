import { formatFileSize } from './file-size';

const UNITS = 'bkmgtpe';
const SIZE = /^(\d+(?:\.\d+)?|\.\d+)\s*(bytes?|[bkmgtpe](?:i?b)?)?$/i;

/**
 * Bytes of a typed size, such as `500`, `1.5 MB` or `2 GiB`, in the units of 1024 that `formatFileSize` writes. Characters of
 * full width, as Chinese input methods type them, are read. Null for any other text, and for more bytes than a number counts
 * exactly.
 */
export function parseFileSize(text: string): number | null {
  const [, amount, unit = 'b'] = SIZE.exec(text.normalize('NFKC').trim()) ?? [];
  if (amount === undefined) return null;
  const bytes = Math.round(Number(amount) * 1024 ** UNITS.indexOf(unit.charAt(0).toLowerCase()));
  return Number.isSafeInteger(bytes) ? bytes : null;
}

/** File size in a unit, such as `1 MB` or `1.50 GB`, if that is read as exactly these bytes; else null. */
export function exactFileSize(bytes: number): string | null {
  const text = formatFileSize(bytes).replace('.00 ', ' ');
  return parseFileSize(text) === bytes ? text : null;
}
