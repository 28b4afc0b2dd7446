import type { LogRange } from '@omics-portal/api';

/** The part of a log that is at hand. Offsets in bytes. */
export interface LogText {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** How long the whole log is. */
  readonly size: number;
  /** The job has ended, so the log will not grow. */
  readonly complete: boolean;
}

/**
 * Adds what came since. Null when the new range does not follow what is known: the job was submitted again and writes a
 * new log, so what is known is worth nothing.
 */
export function appendRange(
  known: LogText | undefined,
  { text, offset, next_offset, size, complete }: LogRange,
): LogText | null {
  if (!known) {
    return { text, from: offset, to: next_offset, size, complete };
  }
  if (offset === 0 && next_offset >= size && known.from === 0 && text.length > 0) {
    return { text, from: 0, to: next_offset, size, complete };
  }
  return offset === known.to && size >= known.to
    ? { ...known, text: known.text + text, to: next_offset, size, complete }
    : null;
}

/** Adds what stands before. A range that does not end where the known part begins changes nothing. */
export function prependRange(known: LogText, { text, offset, next_offset }: LogRange): LogText {
  return next_offset === known.from ? { ...known, text: text + known.text, from: offset } : known;
}

/** The numbers of the lines, from 1, in which a text stands, whatever its case. One pass, without a copy of each line. */
export function linesWith(text: string, query: string): readonly number[] {
  const wanted = query.toLowerCase();
  const sought = text.toLowerCase();
  const found: number[] = [];
  let line = 1;
  let start = 0;
  let at = wanted === '' ? -1 : sought.indexOf(wanted);
  while (at !== -1) {
    for (let end = sought.indexOf('\n', start); end !== -1 && end < at; end = sought.indexOf('\n', start)) {
      line += 1;
      start = end + 1;
    }
    found.push(line);
    const end = sought.indexOf('\n', at);
    at = end === -1 ? -1 : sought.indexOf(wanted, end);
  }
  return found;
}
