import { contrast, mix, mixEvenly, moveUntilReadable } from './colour';

/** Rendered modes; "system" resolves to one of them. */
export type ResolvedMode = 'light' | 'dark';

/** Backgrounds of text. theme.css repeats the values; a test compares them. */
export const SURFACES = {
  light: { canvas: '#f4f6f8', surface: '#ffffff', raised: '#ffffff', sunken: '#eef1f5' },
  dark: { canvas: '#0e131a', surface: '#161d26', raised: '#1e2732', sunken: '#0a0f15' },
} as const satisfies Record<ResolvedMode, Record<string, string>>;

const WHITE = '#ffffff';
const INK = '#0b1016';
const READABLE = 4.5;

/**
 * Minimum contrast of white on the colour. Below it, darkening would change the colour too much, so dark text is used.
 */
const MIN_WHITE_CONTRAST = 3;

export interface PrimaryPalette {
  /** Fill of primary buttons, checked boxes and the like. */
  readonly primary: string;
  readonly primaryHover: string;
  readonly onPrimary: string;
  /** Primary colour as text, link or thin line on any surface of the mode. */
  readonly primaryText: string;
  /** Nine shades, each a tenth nearer to the surface. */
  readonly shades: readonly string[];
  /**
   * Ten perceptually even steps, from the nearest to the background of the mode to the farthest; the sixth is the
   * colour itself. For sequential scales, such as a heat map, and for tints.
   */
  readonly scale: readonly string[];
}

const TOWARD_GROUND = [0.9, 0.72, 0.54, 0.36, 0.18];
const AWAY_FROM_GROUND = [0.2, 0.4, 0.6, 0.8];

function scaleOf(colour: string, mode: ResolvedMode): string[] {
  const far = mode === 'light' ? INK : WHITE;
  return [
    ...TOWARD_GROUND.map((share) => mixEvenly(colour, SURFACES[mode].surface, share)),
    colour.toLowerCase(),
    ...AWAY_FROM_GROUND.map((share) => mixEvenly(colour, far, share)),
  ];
}

function fillOf(colour: string): Pick<PrimaryPalette, 'primary' | 'primaryHover' | 'onPrimary'> {
  if (contrast(colour, WHITE) < MIN_WHITE_CONTRAST) {
    return { primary: colour, primaryHover: mix(colour, WHITE, 0.2), onPrimary: INK };
  }
  const primary = moveUntilReadable(colour, INK, [WHITE], READABLE);
  return { primary, primaryHover: mix(primary, INK, 0.18), onPrimary: WHITE };
}

/**
 * Palette of one primary colour (`#RRGGBB`) in one mode. Text has a contrast of 4.5:1 by construction: a colour that is
 * too pale or too dark is moved along its own hue until it is readable.
 */
export function primaryPalette(colour: string, mode: ResolvedMode): PrimaryPalette {
  const { canvas, surface, raised, sunken } = SURFACES[mode];
  const shades = Array.from({ length: 9 }, (_, index) => mix(colour, surface, (index + 1) / 10));
  const faintest = shades.slice(-1);
  const primaryText = moveUntilReadable(
    colour,
    mode === 'light' ? INK : WHITE,
    [canvas, surface, raised, sunken, ...faintest],
    READABLE,
  );
  return { ...fillOf(colour), primaryText, shades, scale: scaleOf(colour, mode) };
}

/** Custom properties of a primary colour (`#RRGGBB`) in one mode, with their names. Throws a RangeError on other values. */
export function primaryVariables(colour: string, mode: ResolvedMode): [name: string, value: string][] {
  const { primary, primaryHover, onPrimary, primaryText, scale, shades } = primaryPalette(colour, mode);
  return [
    ['--primary', primary],
    ['--primary-hover', primaryHover],
    ['--on-primary', onPrimary],
    ['--primary-text', primaryText],
    ...scale.map((step, index): [string, string] => [`--scale-${index + 1}`, step]),
    ...shades.map((shade, index): [string, string] => [`--primary-${index + 1}`, shade]),
  ];
}
