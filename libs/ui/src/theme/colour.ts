/** sRGB colour, each channel 0-255. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Parsed `#RRGGBB`. Throws a RangeError on anything else. */
export function parseHex(hex: string): Rgb {
  const [, r, g, b] = HEX.exec(hex) ?? [];
  if (r === undefined || g === undefined || b === undefined) {
    throw new RangeError(`Not a #RRGGBB colour: ${hex}`);
  }
  return { r: parseInt(r, 16), g: parseInt(g, 16), b: parseInt(b, 16) };
}

function toHex({ r, g, b }: Rgb): string {
  return `#${[r, g, b].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

function luminance(hex: string): number {
  const { r, g, b } = parseHex(hex);
  return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
}

/** Contrast ratio of two colours as WCAG 2 defines it: 1 (same) to 21 (black on white). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Mix of two colours by channel; `share` 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parseHex(from), parseHex(to)];
  const between = (x: number, y: number) => x + (y - x) * share;
  return toHex({ r: between(a.r, b.r), g: between(a.g, b.g), b: between(a.b, b.b) });
}

type Triple = readonly [number, number, number];

/** Product of a 3 by 3 matrix, given by rows, with a vector. */
function through(rows: readonly Triple[], [x, y, z]: Triple): Triple {
  const [a = 0, b = 0, c = 0] = rows.map(([i, j, k]) => i * x + j * y + k * z);
  return [a, b, c];
}

/** OKLab by Björn Ottosson, a perceptually uniform colour space: linear sRGB to cone responses, and these to Lab. */
const TO_CONES = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
] as const;
const TO_LAB = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
] as const;
const FROM_LAB = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
] as const;
const FROM_CONES = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
] as const;

function each([x, y, z]: Triple, change: (value: number) => number): Triple {
  return [change(x), change(y), change(z)];
}

function toLab(hex: string): Triple {
  const { r, g, b } = parseHex(hex);
  return through(TO_LAB, each(through(TO_CONES, each([r, g, b], linear)), Math.cbrt));
}

/** Inverse of `linear`, clamped to the gamut. */
function encoded(share: number): number {
  const value = share <= 0.0031308 ? share * 12.92 : 1.055 * share ** (1 / 2.4) - 0.055;
  return Math.min(255, Math.max(0, value * 255));
}

/** Perceptual mix in OKLab: the midpoint looks halfway, without a grey in between. */
export function mixEvenly(from: string, to: string, share: number): string {
  const [a, b] = [toLab(from), toLab(to)];
  const between: Triple = [
    a[0] + (b[0] - a[0]) * share,
    a[1] + (b[1] - a[1]) * share,
    a[2] + (b[2] - a[2]) * share,
  ];
  const [r, g, bl] = each(
    through(
      FROM_CONES,
      each(through(FROM_LAB, between), (cone) => cone ** 3),
    ),
    encoded,
  );
  return toHex({ r, g, b: bl });
}

const STEPS = 100;

/** Moves `colour` toward `goal` in small steps until it reaches `ratio` on every background, or is the goal. */
export function moveUntilReadable(
  colour: string,
  goal: string,
  backgrounds: readonly string[],
  ratio: number,
): string {
  for (let step = 0; step < STEPS; step += 1) {
    const candidate = mix(colour, goal, step / STEPS);
    if (backgrounds.every((background) => contrast(candidate, background) >= ratio)) {
      return candidate;
    }
  }
  return goal;
}
