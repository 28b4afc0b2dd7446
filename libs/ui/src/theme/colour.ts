/** An sRGB colour, each channel 0-255. */
export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

const HEX = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** Reads `#RRGGBB`. Throws a RangeError on anything else. */
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

/** `share` 0 is the first colour, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [parseHex(from), parseHex(to)];
  const between = (x: number, y: number) => x + (y - x) * share;
  return toHex({ r: between(a.r, b.r), g: between(a.g, b.g), b: between(a.b, b.b) });
}

const STEPS = 100;

/** Moves `colour` toward `goal` in small steps, until it reads on every background at `ratio` or is the goal. */
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
