/** Section of a rendered document in which a text was found. */
export interface SectionMatches {
  /** Heading of the section; null before the first heading. */
  readonly heading: HTMLElement | null;
  /** Occurrences of the text, or of its words, in order; at least one. */
  readonly ranges: readonly Range[];
  /** Words around the first match; null if that is in the heading. */
  readonly excerpt: string | null;
}

/** Elements whose text is read as one: a match does not span two of them. */
const BLOCKS = 'p, li, th, td, pre, h1, h2, h3, h4, h5, h6';
/** Characters of an excerpt before and after the match. */
const AROUND = 40;

/** Expression for a text: case is ignored, and a blank matches any white space, such as a line break of the source. */
function patternOf(text: string): RegExp {
  const escaped = text.replaceAll(/[$()*+./?[\\\]^{|}-]/g, '\\$&');
  return new RegExp(escaped.replaceAll(/\s+/g, '\\s+'), 'giu');
}

interface Block {
  readonly element: Element;
  readonly nodes: Text[];
}

/** Blocks of text in a document, without those inside of `skip`. */
function blocksOf(root: HTMLElement, skip: Element | null): Block[] {
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const blocks: Block[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement?.closest(BLOCKS);
    if (!element || !root.contains(element) || skip?.contains(element)) {
      continue;
    }
    const last = blocks.at(-1);
    if (last?.element === element) {
      last.nodes.push(node as Text);
    } else {
      blocks.push({ element, nodes: [node as Text] });
    }
  }
  return blocks;
}

/** Range of characters of a block. */
function rangeOf({ element, nodes }: Block, start: number, end: number): Range {
  const range = element.ownerDocument.createRange();
  let before = 0;
  for (const node of nodes) {
    const after = before + node.length;
    if (start >= before && start < after) {
      range.setStart(node, start - before);
    }
    if (end > before && end <= after) {
      range.setEnd(node, end - before);
    }
    before = after;
  }
  return range;
}

function excerptOf(text: string, start: number, end: number): string {
  const from = Math.max(0, start - AROUND);
  const to = Math.min(text.length, end + AROUND);
  const cut = text.slice(from, to).replaceAll(/\s+/g, ' ').trim();
  return `${from > 0 ? '…' : ''}${cut}${to < text.length ? '…' : ''}`;
}

interface Match {
  readonly range: Range;
  /** Words around it. */
  readonly excerpt: string;
  readonly pattern: RegExp;
}

/** Occurrences of all patterns in a block, in order. */
function matchesInBlock(block: Block, patterns: readonly RegExp[]): Match[] {
  const content = block.nodes.map((node) => node.data).join('');
  return patterns
    .flatMap((pattern) =>
      [...content.matchAll(pattern)].map((match) => ({
        start: match.index,
        end: match.index + match[0].length,
        pattern,
      })),
    )
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, pattern }) => ({
      range: rangeOf(block, start, end),
      excerpt: excerptOf(content, start, end),
      pattern,
    }));
}

/** Sections in which each pattern occurs. */
function sectionsWithAll(blocks: readonly Block[], patterns: readonly RegExp[]): SectionMatches[] {
  const sections: { heading: HTMLElement | null; excerpt: string | null; matches: Match[] }[] = [];
  let heading: HTMLElement | null = null;
  for (const block of blocks) {
    if (block.element instanceof HTMLElement && block.element.dataset['heading'] !== undefined) {
      heading = block.element;
    }
    const matches = matchesInBlock(block, patterns);
    const [first] = matches;
    const last = sections.at(-1);
    if (last && last.heading === heading) {
      last.matches.push(...matches);
    } else if (first) {
      sections.push({ heading, excerpt: block.element === heading ? null : first.excerpt, matches });
    }
  }
  return sections
    .filter(({ matches }) => new Set(matches.map(({ pattern }) => pattern)).size === patterns.length)
    .map(({ matches, ...section }) => ({ ...section, ranges: matches.map(({ range }) => range) }));
}

/**
 * Sections of a rendered document that hold a text, in order; if none does, those that hold all its words. Headings are the
 * elements with `data-heading`.
 *
 * @param root element of the document
 * @param text searched text; case is ignored, and a blank text is nowhere
 * @param skip element whose text is not searched, such as the table of contents
 */
export function matchesInDocument(
  root: HTMLElement,
  text: string,
  skip: Element | null = null,
): readonly SectionMatches[] {
  if (text.trim() === '') {
    return [];
  }
  const blocks = blocksOf(root, skip);
  const whole = sectionsWithAll(blocks, [patternOf(text.trim())]);
  const words = new Set(text.trim().toLowerCase().split(/\s+/));
  return whole.length > 0 || words.size === 1 ? whole : sectionsWithAll(blocks, [...words].map(patternOf));
}
