/** The product's short name in made-up data. */
export const BRAND = 'quartet';

/** 2022-05-20T00:00:00Z, the day on which made-up things happen. */
export const DAY = 1_653_004_800_000;

/** A UUID that says what kind of thing it names (a digit) and which one. The same arguments give the same id. */
export function uuid(kind: number, number: number): string {
  return `0b1c2d3e-000${kind}-4000-8000-${number.toString(16).padStart(12, '0')}`;
}
