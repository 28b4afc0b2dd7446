/** Step of the colour scale: percentage of the colour mixed into the surface, and the token of readable text on it. */
interface HeatShade {
  /** Percentage. */
  share: number;
  text: 'text' | 'surface';
}

export interface HeatStep {
  light: HeatShade;
  dark: HeatShade;
  /** Classes of the cell and of the number in it. */
  fill: string;
  label: string;
}

/**
 * Seven steps of one colour with increasing contrast to the surface, so that they can be distinguished without colour
 * vision. The dark theme omits the middle shades, on which neither text nor surface is readable.
 */
export const HEAT_STEPS: readonly HeatStep[] = [
  {
    light: { share: 6, text: 'text' },
    dark: { share: 8, text: 'text' },
    fill: 'fill-[color-mix(in_srgb,var(--chart-1)_6%,var(--surface))] dark:fill-[color-mix(in_srgb,var(--chart-1)_8%,var(--surface))]',
    label: 'fill-text',
  },
  {
    light: { share: 18, text: 'text' },
    dark: { share: 20, text: 'text' },
    fill: 'fill-[color-mix(in_srgb,var(--chart-1)_18%,var(--surface))] dark:fill-[color-mix(in_srgb,var(--chart-1)_20%,var(--surface))]',
    label: 'fill-text',
  },
  {
    light: { share: 30, text: 'text' },
    dark: { share: 32, text: 'text' },
    fill: 'fill-[color-mix(in_srgb,var(--chart-1)_30%,var(--surface))] dark:fill-[color-mix(in_srgb,var(--chart-1)_32%,var(--surface))]',
    label: 'fill-text',
  },
  {
    light: { share: 42, text: 'text' },
    dark: { share: 44, text: 'text' },
    fill: 'fill-[color-mix(in_srgb,var(--chart-1)_42%,var(--surface))] dark:fill-[color-mix(in_srgb,var(--chart-1)_44%,var(--surface))]',
    label: 'fill-text',
  },
  {
    light: { share: 54, text: 'text' },
    dark: { share: 78, text: 'surface' },
    fill: 'fill-[color-mix(in_srgb,var(--chart-1)_54%,var(--surface))] dark:fill-[color-mix(in_srgb,var(--chart-1)_78%,var(--surface))]',
    label: 'fill-text dark:fill-surface',
  },
  {
    light: { share: 66, text: 'text' },
    dark: { share: 89, text: 'surface' },
    fill: 'fill-[color-mix(in_srgb,var(--chart-1)_66%,var(--surface))] dark:fill-[color-mix(in_srgb,var(--chart-1)_89%,var(--surface))]',
    label: 'fill-text dark:fill-surface',
  },
  {
    light: { share: 100, text: 'surface' },
    dark: { share: 100, text: 'surface' },
    fill: 'fill-[color-mix(in_srgb,var(--chart-1)_100%,var(--surface))] dark:fill-[color-mix(in_srgb,var(--chart-1)_100%,var(--surface))]',
    label: 'fill-surface',
  },
];

export interface HeatRange {
  /** Value of the lightest step. */
  min: number;
  /** Value of the darkest step. */
  max: number;
}

/** Range of the values that are present; null when there is none. */
export function heatRange(values: readonly (number | null)[]): HeatRange | null {
  const known = values.filter((value): value is number => value !== null && Number.isFinite(value));
  return known.length === 0
    ? null
    : known.reduce<HeatRange>(
        ({ min, max }, value) => ({ min: Math.min(min, value), max: Math.max(max, value) }),
        { min: Infinity, max: -Infinity },
      );
}

/** Index of the colour step of a value, 0 to 6; values outside the range take the first or last step. */
export function heatStep(value: number, { min, max }: HeatRange): number {
  const share = max > min ? (value - min) / (max - min) : 0;
  return Math.max(0, Math.min(HEAT_STEPS.length - 1, Math.floor(share * HEAT_STEPS.length)));
}

/** Bounds of each step; a single step when all values are equal. */
export function heatBounds({ min, max }: HeatRange): { from: number; to: number }[] {
  if (!(max > min)) {
    return [{ from: min, to: max }];
  }
  const at = (index: number) => min + ((max - min) * index) / HEAT_STEPS.length;
  return HEAT_STEPS.map((_, index) => ({
    from: at(index),
    to: index === HEAT_STEPS.length - 1 ? max : at(index + 1),
  }));
}

/** Whether values lie beyond each end of a range, so that the end step holds more than its bounds. */
export function beyondRange(
  values: readonly (number | null)[],
  { min, max }: HeatRange,
): { below: boolean; above: boolean } {
  const present = heatRange(values);
  return { below: present !== null && present.min < min, above: present !== null && present.max > max };
}
