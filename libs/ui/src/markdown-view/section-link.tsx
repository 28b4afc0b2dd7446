import type { ReactNode } from 'react';
import { TextLink } from '../text-link/text-link';

/**
 * Link to a heading of the same document. It moves the view and the focus itself: the page may use the URL fragment for
 * its own state, and following the link would leave the page.
 */
export function SectionLink({ slug, children }: { slug: string; children: ReactNode }) {
  return (
    <TextLink
      href={`#${slug}`}
      onClick={(event) => {
        event.preventDefault();
        const view = event.currentTarget.closest('[data-slot="markdown-view"]');
        const heading = view?.querySelector<HTMLElement>(`[data-heading="${CSS.escape(slug)}"]`);
        heading?.scrollIntoView({ block: 'start' });
        heading?.focus({ preventScroll: true });
      }}
    >
      {children}
    </TextLink>
  );
}
