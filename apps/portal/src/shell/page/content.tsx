import { cn } from '@omics-portal/ui';
import type { ReactNode } from 'react';

/** Id of the element with the content of the page, in every layout. */
export const CONTENT_ID = 'content';

/** Content area of a page. It receives focus after a navigation, without a focus ring. */
export function Content({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main id={CONTENT_ID} tabIndex={-1} className={cn('min-w-0 outline-none', className)}>
      {children}
    </main>
  );
}
