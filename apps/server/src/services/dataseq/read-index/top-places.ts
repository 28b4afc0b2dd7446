/** The places of the greatest totals. */
export interface TopPlaces {
  /** How many totals are not 0. */
  distinct: number;
  /** Greatest total first, equal ones in ascending order of their places. */
  places: number[];
}

/**
 * At most so many places of a long list, without sorting all of it: a field may have as many values as there are records,
 * of which a panel of filters shows a few.
 */
export function topPlaces(totals: Uint32Array, most: number): TopPlaces {
  const byTotal = (left: number, right: number) => (totals[right] ?? 0) - (totals[left] ?? 0);
  const { distinct, least, exactly } = thresholdOf(totals, most);
  const places: number[] = [];
  let left = exactly;
  for (let place = 0; place < totals.length; place += 1) {
    const total = totals[place] ?? 0;
    if (total < least || (total === least && left === 0)) continue;
    if (total === least) left -= 1;
    places.push(place);
  }
  return { distinct, places: places.sort(byTotal) };
}

/** The least total that is among the greatest, and how many places with exactly that one are wanted. */
function thresholdOf(
  totals: Uint32Array,
  most: number,
): { distinct: number; least: number; exactly: number } {
  const having = new Uint32Array(greatest(totals) + 1);
  for (const total of totals) having[total] = (having[total] ?? 0) + 1;
  const distinct = totals.length - (having[0] ?? 0);
  let wanted = Math.min(most, distinct);
  for (let least = having.length - 1; least > 0; least -= 1) {
    const here = having[least] ?? 0;
    if (here >= wanted) return { distinct, least, exactly: wanted };
    wanted -= here;
  }
  return { distinct, least: 1, exactly: 0 };
}

function greatest(totals: Uint32Array): number {
  let max = 0;
  for (const total of totals) if (total > max) max = total;
  return max;
}
