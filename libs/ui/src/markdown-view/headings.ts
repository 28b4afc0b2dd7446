/** A heading of a document. */
export interface MarkdownHeading {
  /** 1 to 6, as in the document. */
  level: number;
  text: string;
  /** The part of an address that leads to it, as code hosts make it: `#how-to-cite`. */
  slug: string;
}

const FENCE = /^\s{0,3}(```|~~~)/;
const HEADING = /^ {0,3}(#{1,6})[ \t]+(\S.*)$/;

/** The name of a heading in links: lower case, no punctuation, a dash for each blank. */
export function slugOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

/** The words of a heading without the marks for links, code and stress. */
function plain(text: string): string {
  return text
    .replace(/[ \t]#+[ \t]*$/, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[*`]/g, '')
    .trim();
}

/** The headings of a document in their order; what stands in a block of code is none. */
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
