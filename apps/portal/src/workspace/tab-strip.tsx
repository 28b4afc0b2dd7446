import { useLingui } from '@lingui/react/macro';
import { IconButton, cn } from '@omics-portal/ui';
import { Ellipsis, X } from 'lucide-react';
import { useEffect, useRef, type DragEvent, type KeyboardEvent } from 'react';
import type { TabAction } from './tabs';

export interface TabItem {
  /** Address that identifies the tab. */
  address: string;
  /** Address of the link. */
  href: string;
  title: string;
  /** Kind of page, if the title is the name of an object. */
  kind?: string | undefined;
}

export interface TabStripProps {
  tabs: readonly TabItem[];
  /** Address of the current tab; undefined on a page without a tab. */
  current: string | undefined;
  onSelect: (address: string) => void;
  onAction: (address: string, action: TabAction) => void;
  onMove: (address: string, index: number) => void;
  /** Called to open the menu of a tab below this element. */
  onMenu: (address: string, anchor: HTMLElement) => void;
}

/**
 * Tab strip of the open pages.
 *
 * It is navigation, not a tablist: each entry has an address, its page replaces everything below the header and receives
 * focus, it can be opened in another browser tab, and it has a close button, which a `tab` must not contain. Therefore it is
 * a `nav` with a list of links, `aria-current` on the current one, and one tab stop for each. Delete closes a tab, Control
 * and Shift with an arrow key move it, the menu key or Shift and F10 open its menu; the three dots open it on touch screens.
 */
export function TabStrip(props: TabStripProps) {
  const { t } = useLingui();
  const { tabs, current, onMenu } = props;
  const list = useRef<HTMLUListElement>(null);
  const dragged = useRef<string>(undefined);
  useCurrentInView(list, current, tabs.length);
  const menuFor = current ?? tabs.at(-1)?.address;
  return (
    <nav
      aria-label={t`Open tabs`}
      className="relative flex items-stretch bg-surface text-sm before:absolute before:inset-x-0 before:bottom-0 before:h-px before:bg-border max-[36rem]:hidden"
    >
      <ul
        ref={list}
        className="flex min-w-0 flex-1 items-stretch gap-1 overflow-x-auto ps-(--page-gutter) pe-1 pt-1.5 [scrollbar-width:thin]"
      >
        {tabs.map((tab, index) => (
          <Tab
            key={tab.address}
            {...props}
            tab={tab}
            index={index}
            onDragStart={() => {
              dragged.current = tab.address;
            }}
            onDrop={() => {
              if (dragged.current !== undefined) {
                props.onMove(dragged.current, index);
              }
              dragged.current = undefined;
            }}
          />
        ))}
      </ul>
      {menuFor === undefined ? null : (
        <IconButton
          label={t`Close tabs`}
          icon={<Ellipsis />}
          size="sm"
          aria-haspopup="menu"
          className="me-(--page-gutter) ms-1 self-center"
          onClick={({ currentTarget }) => onMenu(menuFor, currentTarget)}
        />
      )}
    </nav>
  );
}

interface TabProps extends TabStripProps {
  tab: TabItem;
  index: number;
  onDragStart: () => void;
  onDrop: () => void;
}

function Tab({ tab, index, tabs, current, onDragStart, onDrop, ...handlers }: TabProps) {
  const { t } = useLingui();
  const isCurrent = tab.address === current;
  const { title } = tab;
  const hint = tab.kind === undefined ? title : `${tab.kind}: ${title}`;
  const acceptDrag = (event: DragEvent) => event.preventDefault();
  return (
    <li
      draggable
      onDragStart={onDragStart}
      onDragOver={acceptDrag}
      onDrop={onDrop}
      className={cn(
        'relative flex h-8.5 max-w-56 min-w-0 shrink-0 items-center rounded-t-control border border-b-0 pointer-coarse:h-11',
        isCurrent
          ? 'border-border bg-canvas font-medium text-text shadow-[inset_0_2px_0_var(--color-primary)]'
          : 'border-transparent text-muted hover:bg-sunken hover:text-text',
      )}
    >
      <a
        href={tab.href}
        title={hint}
        draggable={false}
        aria-current={isCurrent ? 'page' : undefined}
        aria-keyshortcuts="Delete Control+Shift+ArrowLeft Control+Shift+ArrowRight"
        onClick={() => handlers.onSelect(tab.address)}
        onContextMenu={(event) => {
          event.preventDefault();
          handlers.onMenu(tab.address, event.currentTarget);
        }}
        onKeyDown={(event) => onTabKey(event, { ...handlers, address: tab.address, index })}
        className={cn(
          'flex h-full min-w-0 items-center rounded-control outline-offset-[-2px]',
          tabs.length > 1 ? 'ps-3 pe-1' : 'px-3',
        )}
      >
        <span className="truncate">{title}</span>
      </a>
      {tabs.length > 1 ? (
        // No tab stop: Delete on the link does the same.
        <button
          type="button"
          tabIndex={-1}
          aria-label={t`Close ${title}`}
          data-icon-tooltip=""
          onClick={() => handlers.onAction(tab.address, 'close')}
          className="me-1 inline-flex size-6 shrink-0 items-center justify-center rounded-control text-muted hover:bg-sunken hover:text-text pointer-coarse:size-8"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      ) : null}
    </li>
  );
}

interface TabKeys extends Pick<TabStripProps, 'onAction' | 'onMove'> {
  address: string;
  index: number;
}

function onTabKey(event: KeyboardEvent<HTMLElement>, { address, index, onAction, onMove }: TabKeys): void {
  const { key, ctrlKey, shiftKey } = event;
  const step = key === 'ArrowLeft' ? -1 : 1;
  if (key === 'Delete') {
    event.preventDefault();
    const entry = event.currentTarget.closest('li');
    const neighbour = (entry?.nextElementSibling ?? entry?.previousElementSibling)?.querySelector('a');
    neighbour?.focus();
    onAction(address, 'close');
  } else if ((key === 'ArrowLeft' || key === 'ArrowRight') && ctrlKey && shiftKey) {
    event.preventDefault();
    onMove(address, index + step);
  }
}

/**
 * Scrolls the current tab into view. `scrollIntoView` would also scroll the page, because it ignores that the strip is
 * sticky.
 */
function useCurrentInView(
  list: { current: HTMLElement | null },
  current: string | undefined,
  count: number,
): void {
  useEffect(() => {
    const strip = list.current;
    const entry = strip?.querySelector('[aria-current]')?.closest('li');
    if (strip && entry) {
      const [seen, wanted] = [strip.getBoundingClientRect(), entry.getBoundingClientRect()];
      strip.scrollBy({
        left: Math.min(0, wanted.left - seen.left) + Math.max(0, wanted.right - seen.right),
      });
    }
  }, [list, current, count]);
}
