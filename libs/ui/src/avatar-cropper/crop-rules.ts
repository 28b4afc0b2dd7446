/** Pixels: a larger picture is made smaller, by its longer side, before it is worked on. */
export const MAX_PICTURE_SIDE = 2000;

/** Degrees of one step of rotation. */
export const STEP_DEGREES = 90;
const LAST_STEP = 3;

/** The rotation after some more steps, from -3 to 3; a step beyond either end is upright again. */
export function turnedSteps(steps: number, by: number): number {
  const next = steps + by;
  return Math.abs(next) > LAST_STEP ? 0 : next;
}

/** A picture's size within the largest one allowed, in the same shape; a smaller one stays as it is. */
export function fittedSize(width: number, height: number, side = MAX_PICTURE_SIDE) {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Why a file cannot become an avatar: not a picture of these kinds, too many bytes, or not to be read. */
export type Refusal = 'type' | 'size' | 'unreadable';

/** Judges a file before it is read; null lets it pass. */
export function refusalOf(
  file: Pick<File, 'type' | 'size'>,
  types: readonly string[],
  maxBytes: number,
): Refusal | null {
  if (!types.includes(file.type)) {
    return 'type';
  }
  return file.size > maxBytes ? 'size' : null;
}
