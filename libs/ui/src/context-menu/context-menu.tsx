import { ContextMenu as Primitive } from 'radix-ui';
import { Fragment, useRef, type ReactElement } from 'react';
import { cn } from '../cn/cn';
import {
  MenuItemFace,
  menuBoxStyles,
  menuItemStyles,
  menuSeparatorStyles,
  type DropdownMenuItem,
} from '../dropdown-menu/menu-item';

export interface ContextMenuProps {
  /** What the menu is about: one element, itself focusable or with focusable parts, so that the keyboard can open it. */
  children: ReactElement;
  /** The accessible name of the menu. */
  label: string;
  /** The lines, from top to bottom. */
  items: readonly DropdownMenuItem[];
  /** Leaves the browser its own menu. */
  disabled?: boolean | undefined;
}

/**
 * The actions of a thing, by right-click, long press, the menu key or Shift+F10. It is a shorter way only: offer the
 * same actions by a button too, for those who do not know to look for it.
 */
export function ContextMenu({ children, label, items, disabled = false }: ContextMenuProps) {
  const opener = useRef<Element | null>(null);
  const giveFocusBack = () => {
    if (opener.current instanceof HTMLElement) {
      opener.current.focus();
    }
  };
  return (
    // Not modal: a modal menu hides the page, with its focusable parts, from screen readers.
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
          collisionPadding={8}
          aria-label={label}
          aria-labelledby={undefined}
          className={cn(menuBoxStyles, 'max-h-(--radix-context-menu-content-available-height)')}
        >
          {items.map((item) => (
            <Fragment key={item.key}>
              {item.separatorBefore ? <Primitive.Separator className={menuSeparatorStyles} /> : null}
              <Primitive.Item
                disabled={item.disabled ?? false}
                asChild={item.href !== undefined}
                // Before the action: a dialog that it opens then gives the focus back to what was clicked.
                onSelect={() => {
                  giveFocusBack();
                  item.onSelect?.();
                }}
                className={menuItemStyles(item)}
              >
                {item.href === undefined ? (
                  <MenuItemFace item={item} />
                ) : (
                  <a href={item.href}>
                    <MenuItemFace item={item} />
                  </a>
                )}
              </Primitive.Item>
            </Fragment>
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
