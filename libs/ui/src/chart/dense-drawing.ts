import { type DenseLayout } from './dense-layout';

/** Maximum number of points that are drawn as shapes; more are drawn as an image. */
export const MAX_SHAPES = 20_000;
/** Dots of the image for each pixel: sharp on a phone, and in a saved picture. */
const DOTS = 2;

/** Outline of all points of a series as one path of dots, which stays sharp in a saved drawing. */
export function dotPath(layout: DenseLayout, drawn: readonly number[]): string {
  return drawn
    .map((index) => {
      const position = layout.positionOf(index);
      return position ? `M${position.x.toFixed(1)} ${position.y.toFixed(1)}h0` : '';
    })
    .join('');
}

/** Image of the points of all series in their colours, as a data URL. Empty where the browser has no canvas. */
export function dotImage(
  layout: DenseLayout,
  series: readonly { readonly colour: string; readonly drawn: readonly number[] }[],
  size: { readonly width: number; readonly height: number; readonly dot: number },
): string {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(size.width * DOTS);
  canvas.height = Math.round(size.height * DOTS);
  const context = canvas.getContext('2d');
  if (!context) {
    return '';
  }
  context.scale(DOTS, DOTS);
  for (const { colour, drawn } of series) {
    context.fillStyle = colour;
    for (const index of drawn) {
      const { x, y } = layout.positionOf(index) ?? { x: NaN, y: NaN };
      context.fillRect(x - size.dot / 2, y - size.dot / 2, size.dot, size.dot);
    }
  }
  return canvas.toDataURL('image/png');
}
