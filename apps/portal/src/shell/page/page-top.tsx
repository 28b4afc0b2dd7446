import { cn } from '@omics-portal/ui';
import { useRef, type ReactNode } from 'react';
import { useAutoHide } from './auto-hide';

export interface PageTopProps {
  /** Stays visible while the page scrolls. */
  fixed: boolean;
  /** Hides while the user scrolls down; only if it is fixed. */
  autoHide: boolean;
  children: ReactNode;
}

/** Top of the page: the header and the elements that move together with it. */
export function PageTop({ fixed, autoHide, children }: PageTopProps) {
  const box = useRef<HTMLDivElement>(null);
  const hidden = useAutoHide(fixed && autoHide, box);
  return (
    <div
      ref={box}
      data-slot="page-top"
      data-fixed={fixed || undefined}
      data-hidden={hidden || undefined}
      className={cn(
        'z-30 transition-transform duration-(--motion-normal) print:hidden',
        fixed && 'sticky top-0',
        hidden && '-translate-y-full',
      )}
    >
      {children}
    </div>
  );
}
