import { DropdownMenu as Primitive } from 'radix-ui';
import { useRef, type ReactElement } from 'react';
import { cn } from '../cn/cn';
import { menuBoxStyles, type DropdownMenuItem } from './menu-item';
import { MenuLines } from './menu-lines';

export interface DropdownMenuProps {
  /** Trigger button. */
  trigger: ReactElement;
  /** Accessible name of the menu. */
  label: string;
  /** Items from top to bottom. */
  items: readonly DropdownMenuItem[];
  /**
   * Alignment of the menu with the button.
   *
   * @default end
   */
  align?: 'start' | 'center' | 'end' | undefined;
}

/** Dropdown menu (menu button): a list of actions or links behind one button. */
export function DropdownMenu({ trigger, label, items, align = 'end' }: DropdownMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    // Not modal: a modal menu hides the page and its focusable elements from screen readers.
    <Primitive.Root modal={false}>
      <Primitive.Trigger ref={button} asChild>
        {trigger}
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          data-slot="dropdown-menu"
          loop
          align={align}
          sideOffset={6}
          collisionPadding={8}
          aria-label={label}
          aria-labelledby={undefined}
          className={cn(menuBoxStyles, 'max-h-(--radix-dropdown-menu-content-available-height)')}
        >
          <MenuLines items={items} parts={Primitive} onBeforeSelect={() => button.current?.focus()} />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
