import { DropdownMenu as Primitive } from 'radix-ui';
import { Fragment, useRef, type ReactElement } from 'react';
import { cn } from '../cn/cn';
import {
  MenuItemFace,
  menuBoxStyles,
  menuItemStyles,
  menuSeparatorStyles,
  type DropdownMenuItem,
} from './menu-item';

export interface DropdownMenuProps {
  /** A button. */
  trigger: ReactElement;
  /** The accessible name of the menu. */
  label: string;
  /** The lines, from top to bottom. */
  items: readonly DropdownMenuItem[];
  /** Which end of the button the menu keeps to. */
  align?: 'start' | 'center' | 'end' | undefined;
}

/** A list of actions or places behind one button. */
export function DropdownMenu({ trigger, label, items, align = 'end' }: DropdownMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    // Not modal: a modal menu hides the page, with its focusable parts, from screen readers.
    <Primitive.Root modal={false}>
      <Primitive.Trigger ref={button} asChild>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          data-slot="dropdown-menu"
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          aria-labelledby={undefined}
          className={cn(menuBoxStyles, 'max-h-(--radix-dropdown-menu-content-available-height)')}
        >
          {items.map((item) => (
            <Fragment key={item.key}>
              {item.separatorBefore ? <Primitive.Separator className={menuSeparatorStyles} /> : null}
              <MenuItem item={item} onBeforeSelect={() => button.current?.focus()} />
            </Fragment>
          ))}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

interface MenuItemProps {
  item: DropdownMenuItem;
  /** Puts focus on the menu's button, so that a dialog opened by the item gives it back to there. */
  onBeforeSelect: () => void;
}

function MenuItem({ item, onBeforeSelect }: MenuItemProps) {
  const select = () => {
    onBeforeSelect();
    item.onSelect?.();
  };
  const content = <MenuItemFace item={item} />;
  return (
    <Primitive.Item
      disabled={item.disabled ?? false}
      onSelect={select}
      asChild={item.href !== undefined}
      className={menuItemStyles(item)}
    >
      {item.href === undefined ? content : <a href={item.href}>{content}</a>}
    </Primitive.Item>
  );
}
