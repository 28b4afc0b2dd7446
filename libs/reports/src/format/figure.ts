/** Decimals of published figures. */
const DECIMALS = 3;
/** Narrow no-break space between a number and its unit. */
const NARROW_SPACE = '\u202f';

/** Formats a figure with three decimals, as published, and its unit unless that is empty. */
export function formatFigure(value: number, unit: string, locale: string): string {
  return withUnit(
    new Intl.NumberFormat(locale, {
      minimumFractionDigits: DECIMALS,
      maximumFractionDigits: DECIMALS,
    }).format(value),
    unit,
  );
}

/** Formats a figure with all digits of the report. */
export function fullFigure(value: number, unit: string): string {
  return withUnit(String(value), unit);
}

/** Formats a share, 0 to 1, as a percentage with one decimal. */
export function formatShare(share: number, locale: string): string {
  return withUnit(
    new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(share * 100),
    '%',
  );
}

/** Formats a limit with the digits of its profile. */
export function formatLimit(value: number, unit: string, locale: string): string {
  return withUnit(new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(value), unit);
}

function withUnit(number: string, unit: string): string {
  return unit === '' ? number : `${number}${NARROW_SPACE}${unit}`;
}
