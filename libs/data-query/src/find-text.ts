/**
 * Substring search (Knuth, Morris and Pratt) in linear time. `includes` is not linear: a text of 200,000 characters
 * that nearly matches everywhere keeps it busy for most of a minute.
 */
export function finderOf(needle: string): (text: string) => boolean {
  const fallback = fallbacksOf(needle);
  return (text) => {
    if (needle === '') return true;
    let matched = 0;
    for (let at = 0; at < text.length; at += 1) {
      matched = extend(needle, fallback, matched, text.charCodeAt(at));
      if (matched === needle.length) return true;
    }
    return false;
  };
}

/** Failure table: for each prefix length, the longest proper prefix that is also its suffix. */
function fallbacksOf(needle: string): Uint32Array {
  const fallback = new Uint32Array(needle.length + 1);
  let matched = 0;
  for (let at = 1; at < needle.length; at += 1) {
    matched = extend(needle, fallback, matched, needle.charCodeAt(at));
    fallback[at + 1] = matched;
  }
  return fallback;
}

function extend(needle: string, fallback: Uint32Array, before: number, letter: number): number {
  let matched = before;
  while (matched > 0 && needle.charCodeAt(matched) !== letter) matched = fallback[matched] ?? 0;
  return needle.charCodeAt(matched) === letter ? matched + 1 : matched;
}
