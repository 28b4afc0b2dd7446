import { cn } from '@omics-portal/ui';
import type { ReactNode } from 'react';

/** Id of the element with the content of the page, in every layout. */
export const CONTENT_ID = 'content';

/**
 * Content area of a page. It receives focus after a navigation, without a focus ring. While all of it loads it is as high
 * as the window: a footer that showed first and then left would be a layout shift.
 */
export function Content({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main
      id={CONTENT_ID}
      tabIndex={-1}
      className={cn('min-w-0 outline-none has-[>[role=status]:only-child]:min-h-dvh', className)}
    >
      {children}
    </main>
  );
}
