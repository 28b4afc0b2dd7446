import { DropdownMenu as Primitive } from 'radix-ui';
import { Fragment, useState } from 'react';
import { cn } from '../cn/cn';
import {
  MenuItemFace,
  menuBoxStyles,
  menuItemStyles,
  menuSeparatorStyles,
  type DropdownMenuItem,
} from './menu-item';

export interface MenuAtProps {
  /** The element below which the menu opens, and which has the focus again afterwards if nothing else took it. */
  anchor: HTMLElement;
  /** The accessible name of the menu. */
  label: string;
  items: readonly DropdownMenuItem[];
  /** The menu has gone, with or without a choice. */
  onClose: () => void;
}

/**
 * An open menu below an element that is there already. For a menu that is loaded when it is first asked for: the element's own
 * handler decides when, and renders this; `DropdownMenu` and `ContextMenu` must be there before the first press.
 */
export function MenuAt({ anchor, label, items, onClose }: MenuAtProps) {
  const [box] = useState(() => anchor.getBoundingClientRect());
  const giveBackFocus = (event: Event) => {
    event.preventDefault();
    const { activeElement } = document;
    if (anchor.isConnected && (activeElement === null || activeElement === document.body)) {
      anchor.focus();
    }
  };
  return (
    // Not modal: a modal menu hides the page, with its focusable parts, from screen readers.
    <Primitive.Root open modal={false} onOpenChange={(open) => (open ? undefined : onClose())}>
      <Primitive.Trigger asChild>
        <span
          aria-hidden
          className="pointer-events-none fixed"
          style={{ left: box.left, top: box.top, width: box.width, height: box.height }}
        />
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          data-slot="menu-at"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          aria-labelledby={undefined}
          onCloseAutoFocus={giveBackFocus}
          className={cn(menuBoxStyles, 'max-h-(--radix-dropdown-menu-content-available-height)')}
        >
          {items.map((item) => (
            <Fragment key={item.key}>
              {item.separatorBefore ? <Primitive.Separator className={menuSeparatorStyles} /> : null}
              <Primitive.Item
                disabled={item.disabled ?? false}
                {...(item.onSelect && { onSelect: item.onSelect })}
                asChild={item.href !== undefined}
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
