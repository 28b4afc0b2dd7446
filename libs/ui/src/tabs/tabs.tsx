import { Tabs as Primitive } from 'radix-ui';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { cn } from '../cn/cn';

export interface TabItem {
  /** Unique in its list. */
  value: string;
  /** Label of the tab. */
  label: ReactNode;
  /** Count or mark after the label. */
  badge?: ReactNode;
  /**
   * Disables the item; it stays visible, and the keyboard skips it.
   *
   * @default false
   */
  disabled?: boolean | undefined;
  /** Panel, unless the caller renders one for all tabs as `children`. */
  content?: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the list of tabs. */
  label: string;
  /** Value of the chosen tab. */
  value: string;
  /** Called with the tab chosen by a press or an arrow key. */
  onValueChange: (value: string) => void;
  /** In display order. */
  tabs: readonly TabItem[];
  /** Controls of the views, in the line of the tabs where that is wide enough, else below it. */
  beside?: ReactNode;
  /** Panel of the chosen tab, when the caller renders it; otherwise each tab's `content`. */
  children?: ReactNode;
  /** Layout classes, such as margin and width. */
  className?: string | undefined;
}

/**
 * Tabs (ARIA tabs pattern): views of which one is visible. The caller owns `value`, preferably in the URL. A choice is
 * shown at once: `value` may follow later.
 */
export function Tabs({ label, value, onValueChange, tabs, beside, children, className }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useChoice(value);
  useLayoutEffect(() => scrollChosenIntoView(list.current), [chosen]);
  const onChoice = (next: string) => {
    choose(next);
    onValueChange(next);
  };
  return (
    <Primitive.Root data-slot="tabs" value={chosen} onValueChange={onChoice} className={className}>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-b border-border">
        <Primitive.List
          ref={list}
          aria-label={label}
          className="flex min-w-0 gap-1 overflow-x-auto [scrollbar-width:thin]"
        >
          {tabs.map((tab) => (
            <Primitive.Trigger
              key={tab.value}
              value={tab.value}
              disabled={tab.disabled ?? false}
              className={cn(
                'inline-flex min-h-10 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 text-sm text-muted transition-colors duration-(--motion-fast)',
                'enabled:hover:text-text disabled:cursor-not-allowed disabled:opacity-50 focus-visible:-outline-offset-2',
                'data-[state=active]:border-primary-text data-[state=active]:font-medium data-[state=active]:text-primary-text pointer-coarse:min-h-11',
              )}
            >
              {tab.label}
              {tab.badge === undefined ? null : (
                <span className="text-xs text-muted tabular-nums">{tab.badge}</span>
              )}
            </Primitive.Trigger>
          ))}
        </Primitive.List>
        {beside}
      </div>
      <Primitive.Content value={chosen} className="pt-4">
        {children ?? tabs.find((tab) => tab.value === chosen)?.content}
      </Primitive.Content>
    </Primitive.Root>
  );
}

/**
 * Value of the chosen tab: the last choice, or the caller's value once that changes. Keys that are faster than the caller
 * would otherwise leave the focus on one tab and the selection on another.
 */
function useChoice(value: string): [string, (next: string) => void] {
  const [chosen, choose] = useState(value);
  const [last, setLast] = useState(value);
  if (last !== value) {
    setLast(value);
    choose(value);
  }
  return [chosen, choose];
}

/** Scrolls the chosen tab into view, horizontally only: the URL may select one that does not fit. */
function scrollChosenIntoView(list: HTMLElement | null): void {
  const tab = list?.querySelector('[data-state="active"]')?.getBoundingClientRect();
  if (list && tab) {
    const box = list.getBoundingClientRect();
    list.scrollBy({ left: Math.min(0, tab.left - box.left) + Math.max(0, tab.right - box.right) });
  }
}
