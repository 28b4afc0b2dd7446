import { formats } from '@lingui/core';

const DECIMALS = 5;

/** Formats a figure between 0 and 1 with five decimals, as figures of DNA are published. */
export function formatFraction(value: number, locale: string): string {
  return formats.number(locale, value, {
    minimumFractionDigits: DECIMALS,
    maximumFractionDigits: DECIMALS,
  });
}
