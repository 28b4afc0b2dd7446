/** Heading of a document. */
export interface MarkdownHeading {
  /** Level from 1 to 6, as in the document. */
  level: number;
  text: string;
  /** URL fragment, as code hosts generate it: `#how-to-cite`. */
  slug: string;
}

const FENCE = /^\s{0,3}(```|~~~)/;
const HEADING = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/;

/** URL fragment of a heading: lower case, no punctuation, a dash for each blank. */
export function slugOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

/** Text of a heading without the markup of links, code and emphasis. */
function plain(text: string): string {
  return text
    .replace(/[ \t]#+[ \t]*$/, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`]/g, '')
    .trim();
}

/** Headings of a document in order, except those in code blocks. */
export function headingsOf(source: string): MarkdownHeading[] {
  const found: MarkdownHeading[] = [];
  let inCode = false;
  for (const line of source.split(/\r?\n/)) {
    if (FENCE.test(line)) {
      inCode = !inCode;
    }
    const [, marks, content] = inCode ? [] : (HEADING.exec(line) ?? []);
    if (marks !== undefined && content !== undefined) {
      const text = plain(content);
      found.push({ level: marks.length, text, slug: slugOf(text) });
    }
  }
  return found;
}
