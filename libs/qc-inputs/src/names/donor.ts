import { type Donor, DONORS } from '../model/sample';

/** Cell lines of the donors, as the Quartet reference materials name them. */
const CELL_LINES: Readonly<Record<Donor, string>> = { D5: 'LCL5', D6: 'LCL6', F7: 'LCL7', M8: 'LCL8' };

const PATTERNS = DONORS.map(
  (donor) => [donor, new RegExp(`(?<![A-Za-z0-9])(?:${donor}|${CELL_LINES[donor]})(?![0-9])`, 'i')] as const,
);

/**
 * Donors that a name mentions, as `D5` or as its cell line `LCL5`. A mention begins after a separator and no digit
 * follows it, so `AD5` and `D52` are none.
 */
export function donorsIn(name: string): Donor[] {
  return PATTERNS.flatMap(([donor, pattern]) => (pattern.test(name) ? [donor] : []));
}

/** Donor of a name; null when the name mentions none, or several. */
export function matchDonor(name: string): Donor | null {
  const [donor, ...others] = donorsIn(name);
  return donor && others.length === 0 ? donor : null;
}
