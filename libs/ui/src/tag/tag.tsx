import { X } from 'lucide-react';
import { cva } from 'class-variance-authority';
import { type ReactNode } from 'react';
import { cn } from '../cn/cn';

export type Tone = 'neutral' | 'primary' | 'success' | 'warning' | 'danger' | 'info';

const tagStyles = cva('inline-flex max-w-full items-center gap-1 rounded-xs border px-1.5 py-px text-xs', {
  variants: {
    tone: {
      neutral: 'border-neutral-line bg-neutral-soft text-text',
      primary: 'border-primary-7 bg-primary-9 text-primary-text',
      success: 'border-success-line bg-success-soft text-success',
      warning: 'border-warning-line bg-warning-soft text-warning',
      danger: 'border-danger-line bg-danger-soft text-danger',
      info: 'border-info-line bg-info-soft text-info',
    } satisfies Record<Tone, string>,
  },
});

export interface TagProps {
  /**
   * Colour; the text carries the meaning.
   *
   * @default neutral
   */
  tone?: Tone | undefined;
  /** One or two words; longer text is truncated. */
  children: ReactNode;
  /** Called by the remove button; needs `removeLabel`. */
  onRemove?: (() => void) | undefined;
  /** Accessible name of the remove button, including the tag's text. */
  removeLabel?: string | undefined;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

/** Tag (chip): a short label, such as a category or a chosen filter. */
export function Tag({ tone = 'neutral', children, onRemove, removeLabel, className }: TagProps) {
  return (
    <span data-slot="tag" className={cn(tagStyles({ tone }), className)}>
      <span className="min-w-0 truncate">{children}</span>
      {onRemove ? (
        <button
          type="button"
          aria-label={removeLabel}
          data-icon-tooltip=""
          onClick={onRemove}
          className="relative -me-0.5 inline-flex size-4 shrink-0 items-center justify-center rounded-xs before:absolute before:-inset-1 hover:bg-text/10 pointer-coarse:before:-inset-3.5"
        >
          <X aria-hidden className="size-3" />
        </button>
      ) : null}
    </span>
  );
}
