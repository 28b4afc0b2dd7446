/** Number at the beginning of a text whose thousands are grouped by commas. */
const GROUPED = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?![\d,])/u;

/**
 * Typed text whose number, at its beginning, has no thousands separators: "1,000 MB" is "1000 MB". A comma that may separate
 * decimals stays, as in "1,5" and "0,500", so that the text is no number.
 */
export function withoutGroups(text: string): string {
  return text
    .normalize('NFKC')
    .trim()
    .replace(GROUPED, (number) => number.replaceAll(',', ''));
}
