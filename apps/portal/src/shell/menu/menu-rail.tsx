import { cn } from '@omics-portal/ui';
import { useId, useRef, useState, type ReactNode } from 'react';
import type { MenuItem } from './menu';
import { MenuIcon } from './menu-icon';
import { MenuList } from './menu-list';

const entryStyles = cn(
  'flex min-h-14 w-full flex-col items-center justify-center gap-1 rounded-control px-0.5 py-1.5 text-center text-[0.6875rem] leading-tight wrap-break-word hover:bg-sunken focus-visible:-outline-offset-2 [&_svg]:size-5',
);
const currentStyles = cn('bg-primary-9 font-medium text-primary-text');

/**
 * Folded sidebar. Each icon has its name below it, because touch has no hover. A group opens its entries beside it.
 */
export function MenuRail({ items }: { items: readonly MenuItem[] }) {
  return (
    <ul className="flex flex-col gap-1">
      {items.map((item) => (
        <li key={item.key}>
          {item.children.length > 0 ? (
            <RailGroup item={item} />
          ) : (
            <a
              href={item.href}
              aria-current={item.current ? 'page' : undefined}
              className={cn(entryStyles, item.current && currentStyles)}
            >
              <RailFace item={item} />
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

function RailFace({ item }: { item: MenuItem }): ReactNode {
  return (
    <>
      <MenuIcon name={item.icon} />
      <span>{item.label}</span>
    </>
  );
}

/** Popover of a group, by the popover attribute: it leaves the scrolling sidebar, closes on Escape or a press outside, and returns focus. */
function RailGroup({ item }: { item: MenuItem }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [top, setTop] = useState(0);
  return (
    <>
      <button
        ref={button}
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        className={cn(entryStyles, item.current && currentStyles)}
        onClick={() => setTop(button.current?.getBoundingClientRect().top ?? 0)}
      >
        <RailFace item={item} />
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="group"
        aria-label={item.label}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        style={{ inset: 'auto', insetInlineStart: '5rem', top: `clamp(0.5rem, ${top}px, 100dvh - 20.5rem)` }}
        className="m-0 max-h-80 w-64 overflow-y-auto rounded-card border border-border bg-raised p-2 text-sm text-text shadow-overlay"
      >
        <p className="px-3 py-1 text-xs font-semibold text-muted">{item.label}</p>
        <MenuList items={item.children} onFollow={() => panel.current?.hidePopover()} />
      </div>
    </>
  );
}
