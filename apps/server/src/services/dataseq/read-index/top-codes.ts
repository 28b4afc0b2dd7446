/** Codes with the highest totals. */
export interface TopCodes {
  /** Number of totals above 0. */
  distinct: number;
  /** Highest total first, equal ones in ascending order of their codes. */
  codes: number[];
}

/**
 * Selects at most `most` codes without sorting all of them: a field may have as many values as records, of which a filter
 * panel shows a few.
 */
export function topCodes(totals: Uint32Array, most: number): TopCodes {
  const byTotal = (left: number, right: number) => (totals[right] ?? 0) - (totals[left] ?? 0);
  const { distinct, least, exactly } = thresholdOf(totals, most);
  const codes: number[] = [];
  let left = exactly;
  for (let code = 0; code < totals.length; code += 1) {
    const total = totals[code] ?? 0;
    if (total < least || (total === least && left === 0)) continue;
    if (total === least) left -= 1;
    codes.push(code);
  }
  return { distinct, codes: codes.sort(byTotal) };
}

/** Lowest total among the highest, and the number of codes to take with exactly that total. */
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
