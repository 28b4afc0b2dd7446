import { scaleLinear } from 'd3-scale';
import { letterWidth } from './letter-width';

/** Smallest font size of a chart, in pixels. */
const TYPE_SIZE = 11;
const GAP = 12;

/** Width of an axis label in pixels. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0) * TYPE_SIZE;
}

/** Text without blanks and with a digit or an underscore: names of a batch start alike and differ at their ends. */
const NAME = /^(?=.*[\d_])\S+$/u;

/** Text shortened with an ellipsis to fit a width in pixels: the name of a file or a library in the middle, others at the end. */
export function fitText(text: string, pixels: number): string {
  if (textWidth(text) <= pixels) {
    return text;
  }
  const letters = [...text];
  const available = pixels - TYPE_SIZE;
  const last = NAME.test(text) ? fittingLetters(letters.toReversed(), available / 2).toReversed() : [];
  const first = fittingLetters(letters, available - textWidth(last.join('')));
  return `${first.join('').trimEnd()}…${last.join('')}`;
}

/** First letters that fit a width in pixels. */
function fittingLetters(letters: readonly string[], pixels: number): readonly string[] {
  let available = pixels;
  const end = letters.findIndex((letter) => (available -= textWidth(letter)) < 0);
  return end < 0 ? letters : letters.slice(0, end);
}

/** Left margin for axis labels, in pixels: as wide as they need, within limits that leave space for the chart. */
export function leftMargin(names: readonly string[], width: number): number {
  const longest = Math.max(0, ...names.map(textWidth));
  return Math.round(Math.max(28, Math.min(longest + GAP, 220, width * 0.4)));
}

/** Layout of the labels below a chart. */
export interface BottomNames {
  /** Whether labels are slanted, because they would overlap side by side. */
  slanted: boolean;
  /** Width of one label in pixels. */
  available: number;
  /** Step between shown labels: 2 shows every second one. */
  every: number;
  /** Height of all labels in pixels. */
  height: number;
}

const SLANT = Math.SQRT1_2;
const MAX_SLANTED_WIDTH = 112;
const MIN_SLOT = 15;

/** Layout of labels at positions `slot` pixels apart; the first is `before` pixels from the edge. */
export function bottomNames(names: readonly string[], slot: number, before: number): BottomNames {
  const longest = Math.max(0, ...names.map(textWidth));
  if (longest <= slot - 4) {
    return { slanted: false, available: slot, every: 1, height: TYPE_SIZE + GAP };
  }
  const available = Math.min(longest, MAX_SLANTED_WIDTH, (before - TYPE_SIZE) / SLANT);
  const every = Math.max(1, Math.ceil(MIN_SLOT / Math.max(slot, 1)));
  return { slanted: true, available, every, height: Math.ceil(available * SLANT) + GAP + 6 };
}

/** Number of ticks that fit an axis of this length in pixels. */
export function tickCount(pixels: number): number {
  return Math.max(2, Math.min(7, Math.floor(pixels / 64)));
}

/** Whole numbers on an axis of ordinal numbers: multiples of 1, 2 or 5 times a power of ten, about `count`. */
export function wholeTicks(values: readonly number[], count: number): number[] {
  const { min, max } = extentOf(values);
  return scaleLinear([min, max], [0, 1]).ticks(count).filter(Number.isInteger);
}

/** Quantity with fixed ends: a share from 0 to 1, or a percentage from 0 to 100. */
export type AxisBounds = 'share' | 'percent';

const ENDS_OF: Readonly<Record<AxisBounds, readonly [low: number, high: number]>> = {
  share: [0, 1],
  percent: [0, 100],
};

interface AxisRange {
  min: number;
  max: number;
}

const PADDING_RATIO = 0.06;
/** A single value below this counts as 0, since padding relative to it would underflow. */
const TINY = 1e-100;

/** Range of the finite values with padding at both ends, so that no mark touches the frame. */
export function paddedRange(values: readonly number[]): AxisRange {
  const { min, max } = extentOf(values);
  if (min > max) {
    return { min: 0, max: 1 };
  }
  const spread = max - min || (Math.abs(max) > TINY ? Math.abs(max) : 1);
  const available = spread * PADDING_RATIO;
  return { min: min - available, max: max + available };
}

/**
 * Scale for Nivo over a padded range, rounded outwards to ticks. The scale of a quantity with bounds ends at them: there the margin
 * of the plot has the space for the marks. An end that a value lies beyond is no bound.
 */
export function valueScale(values: readonly number[], bounds?: AxisBounds) {
  const padded = paddedRange(values);
  const [min = padded.min, max = padded.max] = scaleLinear([padded.min, padded.max], [0, 1]).nice().domain();
  const range = bounds ? within({ min, max }, ENDS_OF[bounds], extentOf(values)) : { min, max };
  return { type: 'linear' as const, ...range, nice: false };
}

function within(
  range: AxisRange,
  [low, high]: readonly [number, number],
  { min, max }: AxisRange,
): AxisRange {
  return {
    min: min < low ? range.min : Math.max(range.min, low),
    max: max > high ? range.max : Math.min(range.max, high),
  };
}

/** Extent of the finite values; an empty one, from Infinity to -Infinity, without any. */
function extentOf(values: readonly number[]): AxisRange {
  return values
    .filter(Number.isFinite)
    .reduce(({ min, max }, value) => ({ min: Math.min(min, value), max: Math.max(max, value) }), {
      min: Infinity,
      max: -Infinity,
    });
}
