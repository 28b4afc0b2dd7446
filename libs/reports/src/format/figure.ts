import { formats } from '@lingui/core';

/** Decimals of published figures. */
const DECIMALS = 3;
/** Narrow no-break space between a number and its unit. */
const NARROW_SPACE = '\u202f';

/** Formats a figure with three decimals, as published, and its unit unless that is empty. */
export function formatFigure(value: number, unit: string, locale: string): string {
  return withUnit(
    formats.number(locale, value, {
      minimumFractionDigits: DECIMALS,
      maximumFractionDigits: DECIMALS,
    }),
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
    formats.number(locale, share * 100, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    '%',
  );
}

/** Number with its unit behind a narrow blank, unless the unit is empty. */
export function withUnit(number: string, unit: string): string {
  return unit === '' ? number : `${number}${NARROW_SPACE}${unit}`;
}
