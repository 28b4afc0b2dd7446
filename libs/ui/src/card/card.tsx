import { useId, type ReactNode } from 'react';
import { cn } from '../cn/cn';

export interface CardProps {
  /** Title, a heading of level 2. */
  title?: ReactNode;
  /** Buttons at the end of the title row. */
  actions?: ReactNode;
  /** The body. */
  children?: ReactNode;
  /**
   * Element to render. A "section" with a title becomes a region named by it.
   *
   * @default section
   */
  as?: 'section' | 'article' | 'div' | 'li' | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

/** Card: a surface that groups content on one subject. */
export function Card({ title, actions, children, as: Root = 'section', className }: CardProps) {
  const id = useId();
  const named = title !== undefined && Root !== 'div';
  return (
    <Root
      data-slot="card"
      {...(named ? { 'aria-labelledby': id } : {})}
      className={cn('min-w-0 rounded-card border border-border bg-surface p-4 shadow-card sm:p-5', className)}
    >
      {title !== undefined || actions ? (
        <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {title === undefined ? (
            <span />
          ) : (
            <h2 id={id} className="min-w-0 text-heading font-semibold wrap-anywhere">
              {title}
            </h2>
          )}
          {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
        </div>
      ) : null}
      {children}
    </Root>
  );
}
