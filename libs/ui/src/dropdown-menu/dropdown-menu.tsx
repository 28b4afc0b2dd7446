import { DropdownMenu as Primitive } from 'radix-ui';
import { Fragment, useRef, type ReactElement, type ReactNode } from 'react';
import { cn } from '../cn/cn';

export interface DropdownMenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  onSelect?: (() => void) | undefined;
  /** Makes the item a link. */
  href?: string | undefined;
  disabled?: boolean | undefined;
  tone?: 'danger' | undefined;
  separatorBefore?: boolean | undefined;
}

export interface DropdownMenuProps {
  /** A button. */
  trigger: ReactElement;
  /** The accessible name of the menu. */
  label: string;
  items: readonly DropdownMenuItem[];
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
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-y-auto rounded-control border border-border bg-raised p-1 text-text shadow-overlay data-[state=closed]:animate-fade-out data-[state=open]:animate-rise-in"
        >
          {items.map((item) => (
            <Fragment key={item.key}>
              {item.separatorBefore ? <Primitive.Separator className="-mx-1 my-1 h-px bg-border" /> : null}
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
  const content = (
    <>
      {item.icon ? (
        <span aria-hidden className="contents">
          {item.icon}
        </span>
      ) : null}
      <span className="min-w-0 flex-1">{item.label}</span>
    </>
  );
  return (
    <Primitive.Item
      disabled={item.disabled ?? false}
      onSelect={select}
      asChild={item.href !== undefined}
      className={cn(
        'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-xs px-2.5 py-1 text-sm outline-none select-none data-disabled:cursor-not-allowed data-disabled:opacity-50 data-highlighted:bg-primary-9 pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0',
        item.tone === 'danger' && 'text-danger data-highlighted:bg-danger-soft',
      )}
    >
      {item.href === undefined ? content : <a href={item.href}>{content}</a>}
    </Primitive.Item>
  );
}
