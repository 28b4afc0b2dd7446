/** Side of a target on which its card appears. */
export type Placement = 'top' | 'bottom' | 'left' | 'right';

/** Minimum screen width in pixels for a card beside its target. */
const MIN_WIDTH_BESIDE = 768;

/** Requested side; below the target on a screen too narrow for a card beside it. */
export function placementOn(screenWidth: number, requested: Placement = 'bottom'): Placement {
  const isBeside = requested === 'left' || requested === 'right';
  return isBeside && screenWidth < MIN_WIDTH_BESIDE ? 'bottom' : requested;
}
