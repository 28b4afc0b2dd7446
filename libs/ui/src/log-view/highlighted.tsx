import { Fragment, type ReactNode } from 'react';

/** Segments of a line: matches of the query (case-insensitive text, no pattern) and the text between. */
export function splitByQuery(line: string, query: string): { text: string; hit: boolean }[] {
  if (query === '') {
    return [{ text: line, hit: false }];
  }
  const [haystack, needle] = [line.toLowerCase(), query.toLowerCase()];
  const parts: { text: string; hit: boolean }[] = [];
  let from = 0;
  // Lower case changes the length of a few scripts; positions would be wrong, so nothing is highlighted.
  let at = haystack.length === line.length ? haystack.indexOf(needle) : -1;
  while (at !== -1) {
    parts.push(
      { text: line.slice(from, at), hit: false },
      { text: line.slice(at, at + needle.length), hit: true },
    );
    from = at + needle.length;
    at = haystack.indexOf(needle, from);
  }
  return [...parts, { text: line.slice(from), hit: false }].filter(({ text }) => text !== '');
}

/** Line with the matches of a query highlighted. */
export function Highlighted({ line, query }: { line: string; query: string }): ReactNode {
  return splitByQuery(line, query).map(({ text, hit }, index) =>
    hit ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>,
  );
}
