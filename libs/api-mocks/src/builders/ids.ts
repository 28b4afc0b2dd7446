/** Brand in synthetic data. */
export const BRAND = 'quartet';

/** 2022-05-20T00:00:00Z, the date of all synthetic events. */
export const DAY = 1_653_004_800_000;

/** UUID that encodes the kind of entity (a digit) and its number. Equal arguments give equal ids. */
export function uuid(kind: number, number: number): string {
  return `0b1c2d3e-000${kind}-4000-8000-${number.toString(16).padStart(12, '0')}`;
}
