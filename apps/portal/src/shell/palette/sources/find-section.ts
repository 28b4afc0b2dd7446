import { containsWords } from '../rank-entries';

const HEADING = /^#{1,6} +(.+?)\s*#*$/u;

/** Text of a heading without the marks of Markdown. */
const plain = (heading: string) => heading.replaceAll(/[*_`]/g, '').trim();

/**
 * Heading of the first section of a Markdown document that contains every word, in upper or lower case, singular or plural; the
 * title for the lines before any other heading, null if no section does.
 */
export function findSection(source: string, query: string): string | null {
  const words = query.toLowerCase().split(/\s+/u).filter(Boolean);
  if (words.length === 0) {
    return null;
  }
  let heading = '';
  let text = '';
  const sections: (readonly [string, string])[] = [];
  for (const line of source.split('\n')) {
    const next = HEADING.exec(line)?.[1];
    if (next !== undefined) {
      sections.push([heading, text]);
      heading = plain(next);
      text = '';
    }
    text += `${line.toLowerCase()}\n`;
  }
  sections.push([heading, text]);
  return sections.find(([, body]) => containsWords(body, words))?.[0] ?? null;
}
