/** The precision in which figures of this kind are published. */
const DECIMALS = 3;
/** Between a number and its unit, so that a line never breaks there. */
const NARROW_SPACE = '\u202f';

/** A figure with three decimals, as published; a whole number of things has none. Empty unit: none is written. */
export function formatFigure(value: number, unit: string, locale: string): string {
  return withUnit(
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: DECIMALS,
      maximumFractionDigits: DECIMALS,
    }).format(value),
    unit,
  );
}

/** A figure with every digit that the report has. */
export function fullFigure(value: number, unit: string): string {
  return withUnit(String(value), unit);
}

/** A share, 0..1, as a percentage with one decimal. */
export function formatShare(share: number, locale: string): string {
  return withUnit(
    new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(share * 100),
    '%',
  );
}

/** A limit as it stands in its profile: no digit added, none taken. */
export function formatLimit(value: number, unit: string, locale: string): string {
  return withUnit(new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(value), unit);
}

function withUnit(number: string, unit: string): string {
  return unit === '' ? number : `${number}${NARROW_SPACE}${unit}`;
}
