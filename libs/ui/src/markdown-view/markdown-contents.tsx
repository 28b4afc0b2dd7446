import { useId } from 'react';
import type { MarkdownHeading } from './headings';
import { SectionLink } from './section-link';

export interface MarkdownContentsProps {
  label: string;
  headings: readonly MarkdownHeading[];
}

/** Table of contents with links to the sections. */
export function MarkdownContents({ label, headings }: MarkdownContentsProps) {
  const id = useId();
  return (
    <nav
      data-slot="markdown-contents"
      aria-labelledby={id}
      className="mb-5 rounded-control border border-border bg-sunken p-4 text-sm"
    >
      <p id={id} className="mb-2 font-semibold">
        {label}
      </p>
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
