import type { LogRange } from '@omics-portal/api';

/** The loaded part of a log. Offsets in bytes. */
export interface LogText {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  /** Size of the whole log. */
  readonly size: number;
  /** The job has ended, so the log will not grow. */
  readonly complete: boolean;
}

/** A log of which one range is loaded. */
export function logOfRange({ text, offset, next_offset, size, complete }: LogRange): LogText {
  return { text, from: offset, to: next_offset, size, complete };
}

/**
 * Appends the next range. Returns null if the range does not continue the loaded part: the job was submitted again and
 * writes a new log.
 */
export function appendRange(
  known: LogText,
  { text, offset, next_offset, size, complete }: LogRange,
): LogText | null {
  if (offset === 0 && next_offset >= size && known.from === 0 && text.length > 0) {
    return { text, from: 0, to: next_offset, size, complete };
  }
  return offset === known.to && size >= known.to
    ? { ...known, text: known.text + text, to: next_offset, size, complete }
    : null;
}

/** Prepends an earlier range. A range that does not end where the loaded part begins is ignored. */
export function prependRange(known: LogText, { text, offset, next_offset }: LogRange): LogText {
  return next_offset === known.from ? { ...known, text: text + known.text, from: offset } : known;
}
