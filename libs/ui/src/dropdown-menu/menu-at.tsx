import { DropdownMenu as Primitive } from 'radix-ui';
import { useState } from 'react';
import { cn } from '../cn/cn';
import { menuBoxStyles, type DropdownMenuItem } from './menu-item';
import { MenuLines } from './menu-lines';

export interface MenuAtProps {
  /** Element below which the menu opens; it gets the focus back unless another element took it. */
  anchor: HTMLElement;
  /** Accessible name of the menu. */
  label: string;
  /** Items from top to bottom. */
  items: readonly DropdownMenuItem[];
  /** Called after the menu closed, with or without a choice. */
  onClose: () => void;
}

/**
 * Menu at an anchor: an open menu below an element that exists already. For a menu whose code is loaded on its first
 * use: the element's own handler decides when, and renders this; `DropdownMenu` and `ContextMenu` must be rendered
 * before the first press.
 */
export function MenuAt({ anchor, label, items, onClose }: MenuAtProps) {
  const [box] = useState(() => anchor.getBoundingClientRect());
  const restoreFocus = (event: Event) => {
    event.preventDefault();
    const { activeElement } = document;
    if (anchor.isConnected && (activeElement === null || activeElement === document.body)) {
      anchor.focus();
    }
  };
  return (
    // Not modal: a modal menu hides the page and its focusable elements from screen readers.
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
          loop
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={label}
          aria-labelledby={undefined}
          onCloseAutoFocus={restoreFocus}
          className={cn(menuBoxStyles, 'max-h-(--radix-dropdown-menu-content-available-height)')}
        >
          <MenuLines items={items} parts={Primitive} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
