export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** Which greeting fits: morning before 12, afternoon before 20, then evening. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 12) {
    return 'morning';
  }
  return hour < 20 ? 'afternoon' : 'evening';
}
