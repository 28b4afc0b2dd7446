import { useMemo, type ComponentProps } from 'react';
import Markdown, { defaultUrlTransform, type Components } from 'react-markdown';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import { cn } from '../cn/cn';
import { textOf } from './heading-text';
import { headingsOf, slugOf } from './headings';
import { MarkdownContents, type MarkdownContentsLabels } from './markdown-contents';
import { SectionLink } from './section-link';
import { ScrollRegion } from '../scroll-region/scroll-region';
import { TextLink } from '../text-link/text-link';

export interface MarkdownViewProps {
  /** Markdown source; unsafe parts are removed. */
  source: string;
  /** Resolves relative links and images; unsafe URLs are removed before and after. */
  resolveUrl?: ((url: string) => string) | undefined;
  /**
   * Levels by which headings move down, so that a document's h1 does not compete with the page's. 1 by default.
   *
   * @default 1
   */
  headingOffset?: number | undefined;
  /**
   * Texts of a table of contents with a search, beside the text on a wide screen (theme.css), else above it; without them, or for
   * fewer than two sections, there is none.
   */
  contents?: MarkdownContentsLabels | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'] as const;
const SIZES = ['text-lg', 'text-base', 'text-sm', 'text-sm', 'text-sm', 'text-sm'] as const;
/** Documents have one title of level 1, and sections of level 2. */
const SECTION_LEVEL = 2;
const MIN_SECTIONS = 2;
const ABROAD = /^https?:/i;

function heading(level: number, offset: number) {
  const Tag = HEADINGS[Math.min(level + offset, HEADINGS.length - 1)] ?? 'h6';
  return function Heading({ children }: ComponentProps<'h1'>) {
    return (
      <Tag
        data-heading={slugOf(textOf(children))}
        tabIndex={-1}
        className={cn('mt-6 mb-2 scroll-mt-28 font-semibold outline-none first:mt-0', SIZES[level])}
      >
        {children}
      </Tag>
    );
  };
}

function Anchor({ href, children }: ComponentProps<'a'>) {
  if (href?.startsWith('#')) {
    return <SectionLink slug={slugInLink(href)}>{children}</SectionLink>;
  }
  return href ? (
    <TextLink href={href} external={ABROAD.test(href)}>
      {children}
    </TextLink>
  ) : (
    <span>{children}</span>
  );
}

/** Fragment of a link, unescaped: other scripts are percent-encoded. */
function slugInLink(href: string): string {
  try {
    return decodeURIComponent(href.slice(1));
  } catch {
    return href.slice(1);
  }
}

function Pre({ children }: ComponentProps<'pre'>) {
  return (
    // A code block has no name of its own, so its content names it.
    <pre
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
      tabIndex={0}
      className="my-3 overflow-x-auto rounded-control border border-border bg-sunken p-3 text-xs [&_code]:bg-transparent [&_code]:p-0"
    >
      {children}
    </pre>
  );
}

function Table({ children }: ComponentProps<'table'>) {
  return (
    <ScrollRegion label="" className="my-3 overflow-x-auto">
      {/* Words do not break: a wide table scrolls. */}
      <table className="border-collapse text-sm wrap-break-word">{children}</table>
    </ScrollRegion>
  );
}

function componentsAt(offset: number): Components {
  return {
    ...Object.fromEntries(HEADINGS.map((tag, level) => [tag, heading(level, offset)])),
    a: Anchor,
    pre: Pre,
    table: Table,
    th: ({ children }) => (
      <th className="border border-border bg-sunken px-3 py-1.5 text-start">{children}</th>
    ),
    td: ({ children }) => <td className="border border-border px-3 py-1.5">{children}</td>,
    p: ({ children }) => <p className="my-3 leading-relaxed first:mt-0 last:mb-0">{children}</p>,
    ul: ({ children }) => <ul className="my-3 list-disc space-y-1 ps-6">{children}</ul>,
    ol: ({ children }) => <ol className="my-3 list-decimal space-y-1 ps-6">{children}</ol>,
    blockquote: ({ children }) => (
      <blockquote className="my-3 border-s-4 border-border ps-4 text-muted">{children}</blockquote>
    ),
    code: ({ children }) => (
      <code className="rounded-xs bg-sunken px-1 py-0.5 font-mono text-[0.9em]">{children}</code>
    ),
    hr: () => <hr className="my-6 border-border" />,
    img: ({ src, alt }) => (
      <img src={src} alt={alt ?? ''} loading="lazy" className="my-3 max-w-full rounded-control" />
    ),
  };
}

/** Markdown viewer. Raw HTML, scripts and unsafe URLs are removed. */
export function MarkdownView({
  source,
  resolveUrl,
  headingOffset = 1,
  contents,
  className,
}: MarkdownViewProps) {
  const sections = useMemo(() => headingsOf(source).filter(({ level }) => level === SECTION_LEVEL), [source]);
  const components = useMemo(() => componentsAt(headingOffset), [headingOffset]);
  const transform = (url: string) => {
    const safe = defaultUrlTransform(url);
    return safe && resolveUrl ? defaultUrlTransform(resolveUrl(safe)) : safe;
  };
  return (
    <div data-slot="markdown-view" className={cn('max-w-[75ch] min-w-0 text-sm wrap-anywhere', className)}>
      {contents !== undefined && sections.length >= MIN_SECTIONS ? (
        // Matches refer to elements of one document.
        <MarkdownContents key={source} labels={contents} headings={sections} />
      ) : null}
      <Markdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[rehypeSanitize]}
        components={components}
        urlTransform={transform}
      >
        {source}
      </Markdown>
    </div>
  );
}
