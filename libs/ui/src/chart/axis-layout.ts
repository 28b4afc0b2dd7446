/** The smallest type of a chart, in pixels. */
const TYPE_SIZE = 11;
const WIDE =
  /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u;
const GAP = 12;

/** Roughly how wide a text of an axis is, in pixels: East Asian letters are square, others a good half. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1 : 0.6), 0) * TYPE_SIZE;
}

/** The text, or as much of its start as fits into this many pixels, with an ellipsis. */
export function fitText(text: string, pixels: number): string {
  if (textWidth(text) <= pixels) {
    return text;
  }
  const letters = [...text];
  let available = pixels - TYPE_SIZE;
  const end = letters.findIndex((letter) => (available -= textWidth(letter)) < 0);
  return `${letters.slice(0, end).join('').trimEnd()}…`;
}

/** Pixels for the names left of a drawing of this width: what they need, but never so much that little is left for it. */
export function leftMargin(names: readonly string[], width: number): number {
  const longest = Math.max(0, ...names.map(textWidth));
  return Math.round(Math.max(28, Math.min(longest + GAP, 220, width * 0.4)));
}

/** How the names below a drawing are set. */
export interface BottomNames {
  /** Slanted, because side by side they would run into each other. */
  slanted: boolean;
  /** Pixels for one name. */
  available: number;
  /** Every how-manieth name is shown. */
  every: number;
  /** Pixels that all of it takes below the drawing. */
  height: number;
}

const SLANT = Math.SQRT1_2;
const MAX_SLANTED_WIDTH = 96;
const MIN_SLOT = 15;

/** Sets names below places that are `slot` pixels apart, the first of them `before` pixels from the edge. */
export function bottomNames(names: readonly string[], slot: number, before: number): BottomNames {
  const longest = Math.max(0, ...names.map(textWidth));
  if (longest <= slot - 4) {
    return { slanted: false, available: slot, every: 1, height: TYPE_SIZE + GAP };
  }
  const available = Math.min(longest, MAX_SLANTED_WIDTH, (before - TYPE_SIZE) / SLANT);
  const every = Math.max(1, Math.ceil(MIN_SLOT / Math.max(slot, 1)));
  return { slanted: true, available, every, height: Math.ceil(available * SLANT) + GAP + 6 };
}

/** How many ticks with figures have room on an axis of this many pixels. */
export function tickCount(pixels: number): number {
  return Math.max(2, Math.min(7, Math.floor(pixels / 64)));
}

const PADDING_RATIO = 0.06;
/** Below this a single value counts as 0: a share of it would be no number any more. */
const TINY = 1e-100;

/** The range of the finite values with some room at both ends, so that no mark lies on the frame. */
export function paddedRange(values: readonly number[]): { min: number; max: number } {
  const [low, high] = values
    .filter(Number.isFinite)
    .reduce(([a, b], value) => [Math.min(a, value), Math.max(b, value)], [Infinity, -Infinity]);
  if (low > high) {
    return { min: 0, max: 1 };
  }
  const spread = high - low || (Math.abs(high) > TINY ? Math.abs(high) : 1);
  const available = spread * PADDING_RATIO;
  return { min: low - available, max: high + available };
}
