/**
 * A number with separators between the thousands, such as `1,234,567.5`, with every decimal it has up to six.
 * Empty, null and what is no number show as `0`.
 */
export function formatNumber(value: number | string | null | undefined, locale: string): string {
  const number = typeof value === 'string' ? Number(value.trim()) : (value ?? 0);
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(
    Number.isFinite(number) ? number : 0,
  );
}
