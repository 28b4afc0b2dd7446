const SRGB = /^color\(srgb ([\d.e+-]+) ([\d.e+-]+) ([\d.e+-]+)(?: \/ ([\d.e+-]+))?\)$/u;

/**
 * Computed colour in a syntax that all drawing programs read: browsers write mixed colours as `color(srgb 0.5 0.5
 * 0.5)`.
 */
export function plainColour(computed: string): string {
  const [, red, green, blue, alpha] = SRGB.exec(computed) ?? [];
  if (red === undefined || green === undefined || blue === undefined) {
    return computed;
  }
  const channels = [red, green, blue].map((share) =>
    Math.round(Math.max(0, Math.min(1, Number(share))) * 255),
  );
  return alpha === undefined
    ? `rgb(${channels.join(', ')})`
    : `rgba(${[...channels, Number(alpha)].join(', ')})`;
}
