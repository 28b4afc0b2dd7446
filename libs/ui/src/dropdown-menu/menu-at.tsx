import { DropdownMenu as Primitive } from 'radix-ui';
import { useState } from 'react';
import { cn } from '../cn/cn';
import { menuBoxStyles, type DropdownMenuItem } from './menu-item';
import { MenuLines } from './menu-lines';

/** Position in the window, in CSS pixels. */
export interface MenuPoint {
  x: number;
  y: number;
}

export interface MenuAtProps {
  /** Element below which the menu opens; it gets the focus back unless another element took it. */
  anchor: HTMLElement;
  /** Position of the pointer, where the menu opens instead, for a right-click on one of many rows. */
  point?: MenuPoint | undefined;
  /** Accessible name of the menu. */
  label: string;
  /** Items from top to bottom. */
  items: readonly DropdownMenuItem[];
  /** Called after the menu closed, with or without a choice. */
  onClose: () => void;
}

/**
 * Menu at an anchor: an open menu below an element that exists already, or at the pointer. For a menu whose code is
 * loaded on its first use, and for one menu of many rows: the element's own handler decides when, and renders this;
 * `DropdownMenu` and `ContextMenu` must be rendered before the first press, around each target.
 */
export function MenuAt({ anchor, point, label, items, onClose }: MenuAtProps) {
  const [box] = useState(() =>
    point ? new DOMRect(point.x, point.y, 0, 0) : anchor.getBoundingClientRect(),
  );
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
          // Beside the pointer, so that its release does not choose the first item.
          side={point ? 'right' : 'bottom'}
          sideOffset={point ? 2 : 4}
          collisionPadding={8}
          aria-label={label}
          aria-labelledby={undefined}
          onCloseAutoFocus={restoreFocus}
          className={cn(menuBoxStyles, 'max-h-(--radix-dropdown-menu-content-available-height)')}
        >
          <MenuLines items={items} parts={Primitive} onBeforeSelect={() => anchor.focus()} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
