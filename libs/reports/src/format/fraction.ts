const DECIMALS = 5;

/** Formats a figure between 0 and 1 with five decimals, as figures of DNA are published. */
export function formatFraction(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    minimumFractionDigits: DECIMALS,
    maximumFractionDigits: DECIMALS,
  }).format(value);
}
