/** Lines of a log, requested when they become visible: a log of 100 MB has millions, and about fifty are visible. */
export interface LogLines {
  /** Number of lines; an empty text has one empty line. */
  readonly count: number;
  /** Line at an index from 0, without its terminator; '' beyond the last, undefined while it is loaded. */
  readonly at: (index: number) => string | undefined;
}

const INITIAL_CAPACITY = 1024;

/** Offset of each line, and of one after the last. */
function startsOf(text: string): Uint32Array {
  let starts = new Uint32Array(INITIAL_CAPACITY);
  let count = 1;
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) {
    if (count + 1 >= starts.length) {
      const larger = new Uint32Array(starts.length * 2);
      larger.set(starts);
      starts = larger;
    }
    starts[count] = end + 1;
    count += 1;
  }
  // A terminator at the end of the text starts no further line.
  if (count > 1 && starts[count - 1] === text.length) {
    return starts.subarray(0, count);
  }
  starts[count] = text.length + 1;
  return starts.subarray(0, count + 1);
}

/** Line index of a text, in one pass and without copies. Both `\n` and `\r\n` end a line. */
export function linesOf(text: string): LogLines {
  const starts = startsOf(text);
  const count = starts.length - 1;
  return {
    count,
    at: (index) => {
      const from = starts[index];
      const next = starts[index + 1];
      return from === undefined || next === undefined ? '' : text.slice(from, next - 1).replace(/\r$/u, '');
    },
  };
}
