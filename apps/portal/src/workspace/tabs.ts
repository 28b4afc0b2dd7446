/**
 * Open tabs from left to right, as full paths (path and query), and the active one.
 *
 * Invariants of every function here: there is at least one tab, no address occurs twice, and the active one is among them.
 */
export interface Workspace {
  readonly tabs: readonly string[];
  readonly active: string;
}

/** Reason why no tab was closed. */
export type Refusal = 'last-tab' | 'none-on-the-left' | 'none-on-the-right';

/** Actions on a tab; `close-others` closes all but this one. */
export type TabAction = 'close' | 'close-right' | 'close-left' | 'close-others';

/** Opens a tab for an address at the end, or activates the existing one. */
export function visit(workspace: Workspace | undefined, href: string): Workspace {
  const tabs = workspace?.tabs ?? [];
  return { tabs: tabs.includes(href) ? tabs : [...tabs, href], active: href };
}

/** Changes the address of the active tab; another tab with that address is closed. */
export function advance(workspace: Workspace | undefined, href: string): Workspace {
  if (!workspace) {
    return visit(undefined, href);
  }
  const moved = workspace.tabs.map((tab) => (tab === workspace.active ? href : tab));
  const at = workspace.tabs.indexOf(workspace.active);
  return { tabs: moved.filter((tab, index) => tab !== href || index === at), active: href };
}

/** Closes tabs. When the active one is among them, the last remaining one becomes active. */
export function closeTabs(workspace: Workspace, href: string, action: TabAction): Workspace | Refusal {
  const { tabs } = workspace;
  const at = tabs.indexOf(href);
  if (at < 0) {
    return workspace;
  }
  switch (action) {
    case 'close':
      return tabs.length > 1 ? withTabs(workspace, tabs.toSpliced(at, 1)) : 'last-tab';
    case 'close-right':
      return at < tabs.length - 1 ? withTabs(workspace, tabs.slice(0, at + 1)) : 'none-on-the-right';
    case 'close-left':
      return at > 0 ? withTabs(workspace, tabs.slice(at)) : 'none-on-the-left';
    case 'close-others':
      return withTabs(workspace, [href]);
    default:
      return action satisfies never;
  }
}

/** Moves a tab to an index from 0; an index out of range is the nearest end. */
export function moveTab(workspace: Workspace, href: string, index: number): Workspace {
  const others = workspace.tabs.filter((tab) => tab !== href);
  if (others.length === workspace.tabs.length) {
    return workspace;
  }
  const position = Math.min(Math.max(index, 0), others.length);
  return { ...workspace, tabs: others.toSpliced(position, 0, href) };
}

/** Workspace with the tabs that may stay; undefined if none may. */
export function filterTabs(
  workspace: Workspace | undefined,
  mayStay: (href: string) => boolean,
): Workspace | undefined {
  const tabs = workspace?.tabs.filter(mayStay) ?? [];
  if (!workspace || tabs.length === 0) {
    return undefined;
  }
  return tabs.length === workspace.tabs.length ? workspace : withTabs(workspace, tabs);
}

/** Workspace with these tabs, at least one; the last fallback is for the type only. */
function withTabs({ active }: Workspace, tabs: readonly string[]): Workspace {
  return { tabs, active: tabs.includes(active) ? active : (tabs.at(-1) ?? active) };
}
