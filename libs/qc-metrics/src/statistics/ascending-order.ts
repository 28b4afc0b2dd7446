const DIGIT_BITS = 16;
const DIGITS = 1 << DIGIT_BITS;
const SIGN = 0x8000_0000;
/** Fewer values are sorted by comparing them. */
const FEW_VALUES = 4096;

/**
 * Indexes of values in ascending order of the values; equal ones stay in their order, NaN come last. Many values are sorted by the
 * digits of their bits, in a tenth of the time that a sort with a function takes.
 */
export function ascendingOrder(values: Float64Array): Uint32Array {
  const order = Uint32Array.from(values, (_, index) => index);
  return values.length <= FEW_VALUES
    ? order.sort((one, other) => compare(values[one] ?? NaN, values[other] ?? NaN))
    : sortByDigits(order, sortableWords(values));
}

function compare(one: number, other: number): number {
  return Number.isNaN(one) || Number.isNaN(other)
    ? Number(Number.isNaN(one)) - Number(Number.isNaN(other))
    : one - other;
}

/** Low and high half of each value's bits, changed so that they sort like the values: the one below the other in memory. */
function sortableWords(values: Float64Array): Uint32Array {
  // A zero has two forms of bits, and NaN has many.
  const words = new Uint32Array(values.map((value) => (Number.isNaN(value) ? NaN : value + 0)).buffer);
  for (let low = 0; low < words.length; low += 2) {
    const high = words[low + 1] ?? 0;
    const isNegative = high >= SIGN;
    words[low] = isNegative ? ~(words[low] ?? 0) : (words[low] ?? 0);
    words[low + 1] = isNegative ? ~high : high + SIGN;
  }
  return words;
}

/** Sorts an order by each digit of the words, from the lowest to the highest. */
function sortByDigits(order: Uint32Array, words: Uint32Array): Uint32Array {
  let from = order;
  let to: Uint32Array = new Uint32Array(order.length);
  const starts = new Uint32Array(DIGITS + 1);
  for (const [word, shift] of [
    [0, 0],
    [0, DIGIT_BITS],
    [1, 0],
    [1, DIGIT_BITS],
  ] as const) {
    starts.fill(0);
    for (let at = word; at < words.length; at += 2) {
      const digit = ((words[at] ?? 0) >>> shift) & (DIGITS - 1);
      starts[digit + 1] = (starts[digit + 1] ?? 0) + 1;
    }
    for (let digit = 1; digit <= DIGITS; digit += 1) {
      starts[digit] = (starts[digit] ?? 0) + (starts[digit - 1] ?? 0);
    }
    for (let position = 0; position < from.length; position += 1) {
      const index = from[position] ?? 0;
      const digit = ((words[2 * index + word] ?? 0) >>> shift) & (DIGITS - 1);
      const target = starts[digit] ?? 0;
      to[target] = index;
      starts[digit] = target + 1;
    }
    [from, to] = [to, from];
  }
  return from;
}
