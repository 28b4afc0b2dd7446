const WIDE =
  /[\u1100-\u11ff\u2e80-\u9fff\ua960-\ua97f\uac00-\ud7ff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\u{20000}-\u{3fffd}]/u;
/** Size at which letters are measured: large, so that rounding does not matter. */
const MEASURED_SIZE = 100;

const measured = new Map<string, number>();
let meter: CanvasRenderingContext2D | null | undefined;

/**
 * Width of a letter as a part of the font size: an estimate by which East Asian characters are square and others about half as
 * wide, or what is measured in the font of the page where that is more, as for capitals.
 */
export function letterWidth(letter: string): number {
  const known = measured.get(letter);
  if (known !== undefined) {
    return known;
  }
  const context = fontMeter();
  const estimate = WIDE.test(letter) ? 1 : 0.6;
  const width = Math.max(estimate, context ? context.measureText(letter).width / MEASURED_SIZE : 0);
  measured.set(letter, width);
  return width;
}

function fontMeter(): CanvasRenderingContext2D | null {
  if (meter === undefined) {
    // Test environments with a document and without a canvas have no measures.
    const hasCanvas = typeof document !== 'undefined' && typeof CanvasRenderingContext2D !== 'undefined';
    meter = hasCanvas ? document.createElement('canvas').getContext('2d') : null;
    if (meter) {
      meter.font = `${MEASURED_SIZE}px ${getComputedStyle(document.body).fontFamily}`;
    }
  }
  return meter;
}
