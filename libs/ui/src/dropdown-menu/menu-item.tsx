import { type ReactNode } from 'react';
import { cn } from '../cn/cn';

/** Menu item of a dropdown or context menu. */
export interface DropdownMenuItem {
  /** Unique in its menu. */
  key: string;
  /** Label of the action or link. */
  label: ReactNode;
  /** Decorative; the label carries the meaning. */
  icon?: ReactNode;
  /** Called on press or Enter; the menu closes itself. */
  onSelect?: (() => void) | undefined;
  /** URL; makes the item a link. */
  href?: string | undefined;
  /**
   * Disables the item; it stays visible, and the keyboard skips it.
   *
   * @default false
   */
  disabled?: boolean | undefined;
  /** "danger" for destructive actions. */
  tone?: 'danger' | undefined;
  /**
   * Shows a separator above, before another kind of action.
   *
   * @default false
   */
  separatorBefore?: boolean | undefined;
}

/** Surface of a menu; each menu sets its maximum height. */
export const menuBoxStyles =
  'z-50 min-w-44 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-control border border-border bg-raised p-1 text-text shadow-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in';

export const menuSeparatorStyles = '-mx-1 my-1 h-px bg-border';

/** Styles of a menu item, from the state attributes of Radix. */
export function menuItemStyles({ tone }: Pick<DropdownMenuItem, 'tone'>): string {
  return cn(
    'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-xs px-2.5 py-1 text-sm outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-primary-9 pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0',
    tone === 'danger' && 'text-danger data-highlighted:bg-danger-soft',
  );
}

/** Icon and label of a menu item. */
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
