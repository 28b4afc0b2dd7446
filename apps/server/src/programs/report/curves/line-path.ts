/** Position in a drawing, in its units. */
export type Position = readonly [x: number, y: number];

/** Distance in units of the drawing within which a point is on the line between its neighbours. */
const TOLERANCE = 1;

/**
 * Data of an SVG path through positions, in whole units. Points that are on the line between others are left out, by the method of
 * Ramer, Douglas and Peucker: a peak stays, whatever its width.
 */
export function linePath(positions: readonly Position[]): string {
  const [first, ...rest] = withoutStraight(positions).map(rounded);
  if (!first) {
    return '';
  }
  let [atX, atY] = first;
  const steps = rest.map(([x, y]) => {
    const step = `${spaced(x - atX)}${spaced(y - atY)}`;
    [atX, atY] = [x, y];
    return step;
  });
  return `M${first[0]} ${first[1]}${steps.length > 0 ? 'l' : ''}${steps.join('').trimStart()}`;
}

function rounded([x, y]: Position): Position {
  return [Math.round(x), Math.round(y)];
}

/** Number behind another one: a minus sign separates them as well as a blank. */
function spaced(number: number): string {
  return number < 0 ? String(number) : ` ${number}`;
}

function withoutStraight(positions: readonly Position[]): readonly Position[] {
  const [first, last] = [positions[0], positions.at(-1)];
  if (!first || !last || positions.length < 3) {
    return positions;
  }
  const gaps = positions.map((position) => gapTo(first, last, position));
  const widest = Math.max(...gaps);
  if (widest <= TOLERANCE) {
    return [first, last];
  }
  const at = gaps.indexOf(widest);
  return [...withoutStraight(positions.slice(0, at + 1)), ...withoutStraight(positions.slice(at)).slice(1)];
}

/** Vertical distance of a position from the line between two others. */
function gapTo([x1, y1]: Position, [x2, y2]: Position, [x, y]: Position): number {
  const share = x2 === x1 ? 0 : (x - x1) / (x2 - x1);
  return Math.abs(y - (y1 + share * (y2 - y1)));
}
