import Anser from 'anser';
import { TERMINAL_SEQUENCES } from './plain-log-text';

/** Colour as red, green and blue from 0 to 255. */
type Rgb = readonly [red: number, green: number, blue: number];

/** Piece of a line in one style of a terminal. Colours are CSS values for both themes. */
export interface AnsiPiece {
  readonly text: string;
  readonly color?: string;
  readonly background?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
}

/** Backgrounds of logs, `--sunken` in `theme.css`, with the marked line being close to them. */
const LIGHT: Rgb = [238, 241, 245];
const DARK: Rgb = [10, 15, 21];
const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];
/** Minimum contrast: above the 4.5 of WCAG, because a marked line has a background of its own. */
const MIN_CONTRAST = 6;
const STEPS = 20;

/** Pieces of a line by its colour codes. Colours are changed so far that they can be read in both themes. */
export function ansiPieces(line: string): readonly AnsiPiece[] {
  if (!line.includes('\u001B')) {
    return [{ text: line }];
  }
  const coloured = line.replaceAll(TERMINAL_SEQUENCES, (sequence) =>
    sequence.endsWith('m') ? sequence : '',
  );
  return Anser.ansiToJson(coloured, { json: true, remove_empty: true }).map(
    ({ content, fg, bg, decorations }) => ({
      text: content,
      ...colours(rgbOf(fg), rgbOf(bg), decorations.includes('reverse')),
      bold: decorations.includes('bold'),
      italic: decorations.includes('italic'),
      underline: decorations.includes('underline'),
    }),
  );
}

function colours(
  fg: Rgb | null,
  bg: Rgb | null,
  isReversed: boolean,
): Pick<AnsiPiece, 'color' | 'background'> {
  const [text, behind] = isReversed ? [bg ?? WHITE, fg ?? BLACK] : [fg, bg];
  if (behind) {
    return { color: css(readable(text ?? WHITE, behind)), background: css(behind) };
  }
  return text ? { color: `light-dark(${css(readable(text, LIGHT))}, ${css(readable(text, DARK))})` } : {};
}

/** Colour nearest to the wanted one that has enough contrast on a background. */
export function readable(wanted: Rgb, background: Rgb): Rgb {
  const target = luminance(background) > 0.18 ? BLACK : WHITE;
  for (let step = 0; step <= STEPS; step += 1) {
    const mixed = mix(wanted, target, step / STEPS);
    if (contrast(mixed, background) >= MIN_CONTRAST) {
      return mixed;
    }
  }
  return target;
}

function mix(from: Rgb, to: Rgb, share: number): Rgb {
  const at = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * share);
  return [at(0), at(1), at(2)];
}

/** Contrast of two colours by WCAG, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one) + 0.05, luminance(other) + 0.05];
  return Math.max(a, b) / Math.min(a, b);
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (value: number) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Colour of the parser, such as `187, 0, 0`. */
function rgbOf(text: string | null): Rgb | null {
  const [red, green, blue] = (text ?? '').split(',').map(Number);
  return red === undefined || green === undefined || blue === undefined ? null : [red, green, blue];
}

function css([red, green, blue]: Rgb): string {
  return `rgb(${red} ${green} ${blue})`;
}
