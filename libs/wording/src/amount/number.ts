import { formats } from '@lingui/core';

/**
 * Number with thousands separators and up to six decimals, such as `1,234,567.5`. Empty text, null and anything that is
 * not a number give `0`.
 */
export function formatNumber(value: number | string | null | undefined, locale: string): string {
  const number = typeof value === 'string' ? Number(value.trim()) : (value ?? 0);
  return formats.number(locale, Number.isFinite(number) ? number : 0, { maximumFractionDigits: 6 });
}
