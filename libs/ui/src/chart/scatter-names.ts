import { fitText, textWidth } from './axis-layout';

/** Point with a name and its position in pixels. */
export interface NamedPoint {
  readonly id: string;
  readonly label: string;
  readonly x: number;
  readonly y: number;
}

/** Name beside a point, with the position of its text and the side on which the text lies. */
export interface PlacedName {
  readonly id: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'end';
}

/** Longest name in pixels; a longer one is shortened. */
const MAX_WIDTH = 120;
const HEIGHT = 12;
/** Distance between a point and its name, in pixels. */
const GAP = 9;
/** Distance of the baseline below the middle of the text. */
const BASELINE = 4;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Names beside points, each at the right, the left, below or above, where it overlaps no other name and stays in the drawing. A name
 * without a free position is left out: the tooltip and the table have it.
 */
export function placedNames(points: readonly NamedPoint[], width: number, height: number): PlacedName[] {
  const taken: Box[] = [];
  return points.flatMap(({ id, label, x, y }) => {
    const text = fitText(label, MAX_WIDTH);
    const size = textWidth(text);
    const positions = [
      { x: x + GAP, y, anchor: 'start' as const },
      { x: x - GAP, y, anchor: 'end' as const },
      { x: x + GAP / 2, y: y + HEIGHT, anchor: 'start' as const },
      { x: x + GAP / 2, y: y - HEIGHT, anchor: 'start' as const },
    ];
    const boxOf = (position: (typeof positions)[number]): Box => ({
      left: position.anchor === 'start' ? position.x : position.x - size,
      right: position.anchor === 'start' ? position.x + size : position.x,
      top: position.y - HEIGHT / 2,
      bottom: position.y + HEIGHT / 2,
    });
    const position = positions.find((one) => {
      const box = boxOf(one);
      const isInside = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
      return isInside && taken.every((other) => !overlap(box, other));
    });
    if (!position) {
      return [];
    }
    taken.push(boxOf(position));
    return [{ id, text, x: position.x, y: position.y + BASELINE, anchor: position.anchor }];
  });
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
