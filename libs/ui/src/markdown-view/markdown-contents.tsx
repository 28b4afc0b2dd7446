import { useId } from 'react';
import { DocumentSearch, type DocumentSearchLabels } from './document-search';
import type { MarkdownHeading } from './headings';
import { SectionLink } from './section-link';

/** Texts of a table of contents. */
export interface MarkdownContentsLabels {
  /** Accessible name and heading of the contents. */
  label: string;
  /** Texts of the search in all sections. */
  search: DocumentSearchLabels;
}

export interface MarkdownContentsProps {
  labels: MarkdownContentsLabels;
  headings: readonly MarkdownHeading[];
}

/** Table of contents: links to the sections, and a search in all of them. */
export function MarkdownContents({ labels, headings }: MarkdownContentsProps) {
  const id = useId();
  return (
    <nav
      data-slot="markdown-contents"
      aria-labelledby={id}
      className="mb-5 rounded-control border border-border bg-sunken p-4 text-sm"
    >
      <p id={id} className="mb-2 font-semibold">
        {labels.label}
      </p>
      <DocumentSearch labels={labels.search} />
      <ul className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
        {headings.map(({ slug, text }) => (
          <li key={slug}>
            <SectionLink slug={slug}>{text}</SectionLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
