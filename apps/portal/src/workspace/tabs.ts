/**
 * The open tabs, from left to right, as full paths (path and query), and the one that was looked at last.
 *
 * Every function here keeps three things true: there is at least one tab, no address stands twice, and the active one is
 * among them. Nothing here knows a router, a browser or a word.
 */
export interface Workspace {
  readonly tabs: readonly string[];
  readonly active: string;
}

/** Why nothing was closed. */
export type Refusal = 'last-tab' | 'none-on-the-left' | 'none-on-the-right';

/** What can be asked of the tab with this address; `close-others` keeps it, and nothing else. */
export type TabAction = 'close' | 'close-right' | 'close-left' | 'close-others';

/** Opens a tab for an address, at the end, or goes to the one that is there. */
export function visit(workspace: Workspace | undefined, href: string): Workspace {
  const tabs = workspace?.tabs ?? [];
  return { tabs: tabs.includes(href) ? tabs : [...tabs, href], active: href };
}

/** The active tab goes on to another address in its place; a second tab with that address makes way. */
export function moveOn(workspace: Workspace | undefined, href: string): Workspace {
  if (!workspace) {
    return visit(undefined, href);
  }
  const moved = workspace.tabs.map((tab) => (tab === workspace.active ? href : tab));
  const at = workspace.tabs.indexOf(workspace.active);
  return { tabs: moved.filter((tab, index) => tab !== href || index === at), active: href };
}

/** Closes what was asked for. When the active tab is among it, the last of those that remain becomes the active one. */
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

/** Puts a tab at another place, counted from 0; a place beyond the ends is the end. */
export function placeTab(workspace: Workspace, href: string, index: number): Workspace {
  const others = workspace.tabs.filter((tab) => tab !== href);
  if (others.length === workspace.tabs.length) {
    return workspace;
  }
  const place = Math.min(Math.max(index, 0), others.length);
  return { ...workspace, tabs: others.toSpliced(place, 0, href) };
}

/** Only the tabs that may stay; undefined when none may. */
export function keepTabs(
  workspace: Workspace | undefined,
  mayStay: (href: string) => boolean,
): Workspace | undefined {
  const tabs = workspace?.tabs.filter(mayStay) ?? [];
  if (!workspace || tabs.length === 0) {
    return undefined;
  }
  return tabs.length === workspace.tabs.length ? workspace : withTabs(workspace, tabs);
}

/** `tabs` has at least one; the fallback for the type alone is the tab that was active. */
function withTabs({ active }: Workspace, tabs: readonly string[]): Workspace {
  return { tabs, active: tabs.includes(active) ? active : (tabs.at(-1) ?? active) };
}
