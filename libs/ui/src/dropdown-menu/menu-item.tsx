import { type ReactNode } from 'react';
import { cn } from '../cn/cn';

/** One line of a menu, whether a button or the context opens it. */
export interface DropdownMenuItem {
  /** Unique in its menu. */
  key: string;
  /** What it does, or where it leads. */
  label: ReactNode;
  /** Decorative; the label carries the meaning. */
  icon?: ReactNode;
  /** Called on a press or Enter; the menu closes by itself. */
  onSelect?: (() => void) | undefined;
  /** Makes the item a link. */
  href?: string | undefined;
  /**
   * Shown, but passed over by the keys.
   *
   * @default false
   */
  disabled?: boolean | undefined;
  /** "danger" where something is lost. */
  tone?: 'danger' | undefined;
  /**
   * A line above, where another kind of action begins.
   *
   * @default false
   */
  separatorBefore?: boolean | undefined;
}

/** The surface of a menu; its largest height is for each menu to give. */
export const menuBoxStyles =
  'z-50 min-w-44 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-control border border-border bg-raised p-1 text-text shadow-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in';

export const menuSeparatorStyles = '-mx-1 my-1 h-px bg-border';

/** The look of one line, from what Radix says of its state. */
export function menuItemStyles({ tone }: Pick<DropdownMenuItem, 'tone'>): string {
  return cn(
    'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-xs px-2.5 py-1 text-sm outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-primary-9 pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0',
    tone === 'danger' && 'text-danger data-highlighted:bg-danger-soft',
  );
}

/** Icon and words of one line. */
export function MenuItemFace({ item: { icon, label } }: { item: DropdownMenuItem }) {
  return (
    <>
      {icon ? (
        <span aria-hidden className="contents">
          {icon}
        </span>
      ) : null}
      <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
    </>
  );
}
