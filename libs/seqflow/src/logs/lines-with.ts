/** Line numbers, from 1, that contain `query`, ignoring case. One pass, without a copy of each line. */
export function linesWith(text: string, query: string): readonly number[] {
  const wanted = query.toLowerCase();
  const sought = text.toLowerCase();
  const found: number[] = [];
  let line = 1;
  let start = 0;
  let at = wanted === '' ? -1 : sought.indexOf(wanted);
  while (at !== -1) {
    for (let end = sought.indexOf('\n', start); end !== -1 && end < at; end = sought.indexOf('\n', start)) {
      line += 1;
      start = end + 1;
    }
    found.push(line);
    const end = sought.indexOf('\n', at);
    at = end === -1 ? -1 : sought.indexOf(wanted, end);
  }
  return found;
}
