/** The side of a target on which its card stands. */
export type Placement = 'top' | 'bottom' | 'left' | 'right';

/** Pixels of screen from which a card has room beside a target. */
const ROOM_BESIDE = 768;

/** The side asked for; on a screen too narrow for a card beside its target, below it, so that it is not covered. */
export function placementOn(screenWidth: number, asked: Placement = 'bottom'): Placement {
  const beside = asked === 'left' || asked === 'right';
  return beside && screenWidth < ROOM_BESIDE ? 'bottom' : asked;
}
