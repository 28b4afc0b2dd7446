/** Match in a line, in UTF-16 units. */
export interface MatchRange {
  /** Index of the first character. */
  readonly start: number;
  /** Index after the last character. */
  readonly end: number;
}

/** Matches of a query in a line: case-insensitive text, no pattern. */
export function queryRanges(line: string, query: string): readonly MatchRange[] {
  const [haystack, needle] = [line.toLowerCase(), query.toLowerCase()];
  // Lower case changes the length of a few scripts; positions would be wrong, so nothing is highlighted.
  if (needle === '' || haystack.length !== line.length) {
    return [];
  }
  const ranges: MatchRange[] = [];
  for (let at = haystack.indexOf(needle); at !== -1; at = haystack.indexOf(needle, at + needle.length)) {
    ranges.push({ start: at, end: at + needle.length });
  }
  return ranges;
}
