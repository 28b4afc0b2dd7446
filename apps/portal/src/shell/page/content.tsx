import { cn } from '@omics-portal/ui';
import type { ReactNode } from 'react';

/** The id of the element that holds a page's content, in every layout. */
export const CONTENT_ID = 'content';

/** Where a page's content is. Focus comes here after a navigation, without a ring around the whole page. */
export function Content({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={cn('min-w-0 outline-none', className)}>
      {children}
    </main>
  );
}
