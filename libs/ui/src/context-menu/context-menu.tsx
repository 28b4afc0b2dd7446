import { ContextMenu as Primitive } from 'radix-ui';
import { useRef, type ReactElement } from 'react';
import { cn } from '../cn/cn';
import { menuBoxStyles, type DropdownMenuItem } from '../dropdown-menu/menu-item';
import { MenuLines } from '../dropdown-menu/menu-lines';

export interface ContextMenuProps {
  /** Target of the menu: one element, focusable or with focusable content, so that the keyboard can open it. */
  children: ReactElement;
  /** Accessible name of the menu. */
  label: string;
  /** Items from top to bottom. */
  items: readonly DropdownMenuItem[];
  /**
   * Leaves the browser's own menu in place.
   *
   * @default false
   */
  disabled?: boolean | undefined;
}

/**
 * Context menu: actions by right-click, long press, the menu key or Shift+F10. Offer the same actions by a button too,
 * because a context menu is not visible.
 */
export function ContextMenu({ children, label, items, disabled = false }: ContextMenuProps) {
  const opener = useRef<Element | null>(null);
  const restoreFocus = () => {
    if (opener.current instanceof HTMLElement) {
      opener.current.focus();
    }
  };
  return (
    // Not modal: a modal menu hides the page and its focusable elements from screen readers.
    <Primitive.Root
      modal={false}
      onOpenChange={(open) => {
        if (open) {
          opener.current = document.activeElement;
        }
      }}
    >
      <Primitive.Trigger asChild disabled={disabled}>
        {children}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          data-slot="context-menu"
          loop
          collisionPadding={8}
          aria-label={label}
          aria-labelledby={undefined}
          className={cn(menuBoxStyles, 'max-h-(--radix-context-menu-content-available-height)')}
        >
          <MenuLines items={items} parts={Primitive} onBeforeSelect={restoreFocus} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
