import { contrast, mix, mixEvenly, moveUntilReadable } from './colour';

/** The two looks that are drawn; "system" is resolved to one of them. */
export type ResolvedMode = 'light' | 'dark';

/** The backgrounds on which text may stand. theme.css spells the same values; a test holds the two together. */
export const SURFACES = {
  light: { canvas: '#f4f6f8', surface: '#ffffff', raised: '#ffffff', sunken: '#eef1f5' },
  dark: { canvas: '#0e131a', surface: '#161d26', raised: '#1e2732', sunken: '#0a0f15' },
} as const satisfies Record<ResolvedMode, Record<string, string>>;

const WHITE = '#ffffff';
const INK = '#0b1016';
const READABLE = 4.5;

/** Below this, white on the colour is a lost cause: darkening would change its character, so ink goes on it. */
const MIN_WHITE_CONTRAST = 3;

export interface PrimaryPalette {
  /** Fill of primary buttons, checked boxes and the like. */
  readonly primary: string;
  readonly primaryHover: string;
  readonly onPrimary: string;
  /** The primary as text, link or thin line on any surface of the mode. */
  readonly primaryText: string;
  /** Nine shades, each a tenth nearer to the surface than the one before. */
  readonly shades: readonly string[];
  /**
   * Ten steps that look equally far apart, from the one nearest to the ground of the mode to the one farthest from it;
   * the sixth is the colour itself. For fields of one quantity, such as a heat map, and for washes of colour.
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
 * Everything that follows from one primary colour (`#RRGGBB`) in one mode, readable at 4.5:1 by construction:
 * where the colour itself is too pale or too dark for text, it is moved along its own hue until it reads.
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
