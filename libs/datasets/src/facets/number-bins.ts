import type { NumberFilter, ValueCount } from '@omics-portal/data-query';

/** A bar of a histogram: the numbers that lie in one part of the range. */
export interface NumberBin {
  /** The least and the greatest number in it, both included; a bin without numbers has the bounds of its part. */
  readonly min: number;
  readonly max: number;
  readonly total: number;
}

/** The numbers of a field, as far as they are known. */
export interface NumberSpread {
  readonly bins: readonly NumberBin[];
  /** Records without a number. */
  readonly unknown: number;
}

/** Beyond this ratio of greatest to least, equal parts would put nearly all into the first. */
const WIDE_RANGE = 1000;

/**
 * Sorts counted values into at most `parts` bins of equal width; of equal ratio where the range is wide and above 0.
 * A bin's bounds are numbers that exist, so that the closed range of a bin finds exactly what it shows.
 */
export function numberSpread(counts: readonly ValueCount[], parts = 12): NumberSpread {
  const numbers = counts.flatMap(({ value, total }) =>
    typeof value === 'number' && Number.isFinite(value) ? [{ value, total }] : [],
  );
  const all = counts.reduce((sum, { total }) => sum + total, 0);
  const unknown = all - numbers.reduce((sum, { total }) => sum + total, 0);
  const values = numbers.map(({ value }) => value);
  const least = values.reduce((one, other) => Math.min(one, other), Infinity);
  const greatest = values.reduce((one, other) => Math.max(one, other), -Infinity);
  if (numbers.length === 0) {
    return { bins: [], unknown };
  }
  const scale = scaleOf(least, greatest);
  const width = (scale.to(greatest) - scale.to(least)) / parts;
  // One number; or two so near, or so far apart, that no number stands for a part of what is between them.
  if (width === 0 || !Number.isFinite(width)) {
    return { bins: [{ min: least, max: greatest, total: all - unknown }], unknown };
  }
  const bins: NumberBin[] = Array.from({ length: parts }, (_, part) => ({
    min: scale.from(scale.to(least) + part * width),
    max: scale.from(scale.to(least) + (part + 1) * width),
    total: 0,
  }));
  for (const { value, total } of numbers) {
    const part = Math.min(parts - 1, Math.max(0, Math.floor((scale.to(value) - scale.to(least)) / width)));
    const bin = bins[part];
    if (bin) {
      bins[part] = {
        min: bin.total === 0 ? value : Math.min(bin.min, value),
        max: bin.total === 0 ? value : Math.max(bin.max, value),
        total: bin.total + total,
      };
    }
  }
  return { bins, unknown };
}

/** Whether any of a bin lies in a range. Without a range, all of it does. */
export function isBinInRange({ min, max }: NumberBin, range: NumberFilter | undefined): boolean {
  return max >= (range?.min ?? -Infinity) && min <= (range?.max ?? Infinity);
}

function scaleOf(least: number, greatest: number) {
  return least > 0 && greatest / least > WIDE_RANGE
    ? { to: Math.log, from: Math.exp }
    : { to: (value: number) => value, from: (value: number) => value };
}
