export type PartOfDay = 'early' | 'morning' | 'noon' | 'afternoon' | 'evening';

/** The last hour of each part of the day but the evening. */
const LAST_HOURS = [
  ['early', 8],
  ['morning', 11],
  ['noon', 13],
  ['afternoon', 19],
] as const satisfies readonly (readonly [PartOfDay, number])[];

/** Part of the day of an hour, 0 to 23. The parts begin at 0, 9, 12, 14 and 20. */
export function partOfDay(hour: number): PartOfDay {
  return LAST_HOURS.find(([, last]) => hour <= last)?.[0] ?? 'evening';
}
