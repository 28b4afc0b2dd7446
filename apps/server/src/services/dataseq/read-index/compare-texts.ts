/** Compares two texts by code point, like the "C" collation of PostgreSQL and `compareScalars`. */
export function compareTexts(left: string, right: string): number {
  const shorter = Math.min(left.length, right.length);
  let at = 0;
  while (at < shorter && left.charCodeAt(at) === right.charCodeAt(at)) at += 1;
  if (at === shorter) return left.length - right.length;
  return (left.codePointAt(at) ?? 0) - (right.codePointAt(at) ?? 0);
}
