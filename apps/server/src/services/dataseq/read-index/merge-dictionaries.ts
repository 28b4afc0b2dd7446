import type { ColumnBuffers } from './column.ts';
import { lowerBound } from './lower-bound.ts';
import type { TextBuffers } from './packed-texts.ts';
import type { TimeSlices } from './time-slices.ts';

/** Number of values between two checks of the clock. */
const STRIDE = 4096;

/** Dictionary of two columns together, and the new code of each old one, with null last. */
export interface MergedDictionary extends Pick<ColumnBuffers, 'numbers' | 'texts' | 'booleans'> {
  codeOfBase: Uint32Array;
  codeOfChanged: Uint32Array;
}

/** Values that follow each other in one of two dictionaries, as codes. */
interface Span {
  isNew: boolean;
  start: number;
  end: number;
}

/**
 * Merges the sorted values of two columns. Values are found by bisection and copied in long spans, so that a few new ones
 * among a million cost little.
 *
 * @param used 1 for each code of `base` whose value is needed.
 */
export async function mergeDictionaries(
  base: ColumnBuffers,
  changed: ColumnBuffers,
  used: Uint8Array,
  slices: TimeSlices,
): Promise<MergedDictionary> {
  const [size, changedSize] = [sizeOf(base), sizeOf(changed)];
  const codeOfBase = new Uint32Array(size + 1);
  const codeOfChanged = new Uint32Array(changedSize + 1);
  const spans: Span[] = [];
  const find = finder(base, changed);
  let length = 0;
  let next = 0;
  const append = (isNew: boolean, code: number): void => {
    const last = spans.at(-1);
    if (last?.isNew === isNew && last.end === code) last.end += 1;
    else spans.push({ isNew, start: code, end: code + 1 });
    (isNew ? codeOfChanged : codeOfBase)[code] = length;
    length += 1;
  };
  const appendUsed = (end: number): void => {
    for (; next < end; next += 1) if (used[next] === 1) append(false, next);
  };
  for (let code = 0; code < changedSize; code += 1) {
    const { at, isKnown } = find(code);
    appendUsed(at);
    if (isKnown) {
      codeOfChanged[code] = length;
      append(false, at);
      next = at + 1;
    } else append(true, code);
    if (code % STRIDE === 0 && slices.isOver) await slices.yieldTurn();
  }
  appendUsed(size);
  codeOfBase[size] = length;
  codeOfChanged[changedSize] = length;
  const booleanOf = (which: 'yes' | 'no'): number => {
    if (changed.booleans[which] !== -1) return codeOfChanged[changed.booleans[which]] ?? -1;
    const code = base.booleans[which];
    return code !== -1 && used[code] === 1 ? (codeOfBase[code] ?? -1) : -1;
  };
  return {
    codeOfBase,
    codeOfChanged,
    numbers: joinNumbers(base, changed, spans),
    texts: joinTexts(base, changed, spans),
    booleans: { yes: booleanOf('yes'), no: booleanOf('no') },
  };
}

function sizeOf({ numbers, texts }: ColumnBuffers): number {
  return numbers.length + texts.offsets.length - 1;
}

/** Finds the position of a value of `changed` in the dictionary of `base`. */
function finder(
  base: ColumnBuffers,
  changed: ColumnBuffers,
): (code: number) => { at: number; isKnown: boolean } {
  const [texts, sought] = [Buffer.from(base.texts.bytes.buffer), Buffer.from(changed.texts.bytes.buffer)];
  const size = sizeOf(base);
  const compare = (code: number, wanted: number): number => {
    const [start, end] = rangeOf(base, code);
    const [from, to] = rangeOf(changed, wanted);
    // The order of UTF-8 is that of code points. A boolean precedes an equal text.
    return texts.compare(sought, from, to, start, end) || rank(base, code) - rank(changed, wanted);
  };
  return (wanted) => {
    const number = changed.numbers[wanted];
    if (number !== undefined) {
      const { numbers } = base;
      const at = lowerBound(0, numbers.length, (code) => (numbers[code] ?? number) >= number);
      return { at, isKnown: numbers[at] === number };
    }
    const at = lowerBound(base.numbers.length, size, (code) => compare(code, wanted) >= 0);
    return { at, isKnown: at < size && compare(at, wanted) === 0 };
  };
}

function rangeOf({ numbers, texts }: ColumnBuffers, code: number): [number, number] {
  const index = code - numbers.length;
  return [texts.offsets[index] ?? 0, texts.offsets[index + 1] ?? 0];
}

function rank({ booleans }: ColumnBuffers, code: number): number {
  return code === booleans.yes || code === booleans.no ? 0 : 1;
}

function joinNumbers(
  base: ColumnBuffers,
  changed: ColumnBuffers,
  spans: readonly Span[],
): ColumnBuffers['numbers'] {
  const parts = spans.map(({ isNew, start, end }) => (isNew ? changed : base).numbers.subarray(start, end));
  const joined = new Float64Array(
    new SharedArrayBuffer(8 * parts.reduce((sum, part) => sum + part.length, 0)),
  );
  let filled = 0;
  for (const part of parts) {
    joined.set(part, filled);
    filled += part.length;
  }
  return joined;
}

function joinTexts(base: ColumnBuffers, changed: ColumnBuffers, spans: readonly Span[]): TextBuffers {
  const parts = spans.flatMap(({ isNew, start, end }) => {
    const { texts, numbers } = isNew ? changed : base;
    const [first, last] = [Math.max(start - numbers.length, 0), end - numbers.length];
    return last > first ? [{ texts, first, last, from: texts.offsets[first] ?? 0 }] : [];
  });
  const count = parts.reduce((sum, { first, last }) => sum + last - first, 0);
  const size = parts.reduce((sum, { texts, last, from }) => sum + (texts.offsets[last] ?? 0) - from, 0);
  const offsets = new Uint32Array(new SharedArrayBuffer(4 * (count + 1)));
  const bytes = new Uint8Array(new SharedArrayBuffer(size));
  let index = 0;
  let end = 0;
  for (const { texts, first, last, from } of parts) {
    bytes.set(texts.bytes.subarray(from, texts.offsets[last] ?? 0), end);
    for (let text = first; text < last; text += 1) {
      index += 1;
      offsets[index] = end + (texts.offsets[text + 1] ?? 0) - from;
    }
    end = offsets[index] ?? end;
  }
  const isAscii = (base.texts.isAscii && changed.texts.isAscii) || bytes.every((byte) => byte < 0x80);
  return { bytes, offsets, isAscii };
}
