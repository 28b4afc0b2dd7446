/**
 * Names in a list that ends in "and", in a language. Where a name has a comma, such as "Precision, SNV", semicolons separate them.
 */
export function nameList(names: readonly string[], locale: string): string {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  if (!names.some((name) => name.includes(','))) {
    return list.format(names);
  }
  return list
    .formatToParts(names)
    .map(({ type, value }) => (type === 'literal' ? value.replace(',', ';') : value))
    .join('');
}
