/** The side of a target on which its card stands. */
export type Placement = 'top' | 'bottom' | 'left' | 'right';

/** Pixels of screen from which a card has room beside a target. */
const MIN_WIDTH_BESIDE = 768;

/** The side asked for; on a screen too narrow for a card beside its target, below it, so that it is not covered. */
export function placementOn(screenWidth: number, requested: Placement = 'bottom'): Placement {
  const isBeside = requested === 'left' || requested === 'right';
  return isBeside && screenWidth < MIN_WIDTH_BESIDE ? 'bottom' : requested;
}
