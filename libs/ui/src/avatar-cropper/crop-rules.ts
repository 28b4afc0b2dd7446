/** Maximum image side in pixels: a larger image is scaled down before editing. */
export const MAX_PICTURE_SIDE = 2000;

/** Degrees of one step of rotation. */
export const STEP_DEGREES = 90;
const LAST_STEP = 3;

/** Rotation after `by` more steps, from -3 to 3; beyond either end it returns to 0. */
export function turnedSteps(steps: number, by: number): number {
  const next = steps + by;
  return Math.abs(next) > LAST_STEP ? 0 : next;
}

/** Size of an image scaled down to fit the limit, with its aspect ratio; a smaller image keeps its size. */
export function fittedSize(width: number, height: number, side = MAX_PICTURE_SIDE) {
  const scale = Math.min(1, side / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** Reason to reject a file: unsupported type, too many bytes, or not decodable. */
export type Refusal = 'type' | 'size' | 'unreadable';

/** Check of a file before it is read; null when it is accepted. */
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
