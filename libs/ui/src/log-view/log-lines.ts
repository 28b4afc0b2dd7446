/** The lines of a text, cut out when they are asked for: a log of 100 MB has millions, of which some fifty are shown. */
export interface LogLines {
  /** How many there are; an empty text has one, and that is empty. */
  readonly count: number;
  /** The line at an index from 0, without its end; '' beyond the last. */
  readonly at: (index: number) => string;
}

const INITIAL_CAPACITY = 1024;

/** Where each line begins, and where one after the last would. */
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
  // What follows the last line's end is no line of its own.
  if (count > 1 && starts[count - 1] === text.length) {
    return starts.subarray(0, count);
  }
  starts[count] = text.length + 1;
  return starts.subarray(0, count + 1);
}

/** Finds the lines of a text in one pass, without a copy of any. Both `\n` and `\r\n` end a line. */
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
