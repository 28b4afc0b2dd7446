import * as v from 'valibot';
import type { Workspace } from './tabs';

/** Session storage key: each browser tab has its own workspace, which survives a reload. */
export const WORKSPACE_KEY = 'pro__workspace';

/** Maximum number of restored tabs. */
const MAX_TABS = 200;
const MAX_NAME_LENGTH = 200;

/** Stored tabs with the names of their objects, so that a tab has its title before its page is loaded again. */
export interface StoredTabs {
  readonly workspace: Workspace | undefined;
  readonly names: ReadonlyMap<string, string>;
}

const EMPTY: StoredTabs = { workspace: undefined, names: new Map() };

const stored = v.object({
  tabs: v.array(v.unknown()),
  active: v.fallback(v.string(), ''),
  names: v.fallback(v.record(v.string(), v.unknown()), {}),
});

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/**
 * Reads the stored tabs. Invalid entries are left out, whatever is stored.
 * @param isTab true for addresses that may be tabs
 */
export function readTabs(storage: Pick<Storage, 'getItem'>, isTab: (href: string) => boolean): StoredTabs {
  const read = v.safeParse(stored, parse(storage.getItem(WORKSPACE_KEY)));
  if (!read.success) {
    return EMPTY;
  }
  const { tabs: entries, active, names } = read.output;
  const tabs = [...new Set(entries.filter((entry) => typeof entry === 'string'))]
    .filter(isTab)
    .slice(0, MAX_TABS);
  const last = tabs.at(-1);
  if (last === undefined) {
    return EMPTY;
  }
  const named = tabs.flatMap((tab): [string, string][] => {
    const name = Object.hasOwn(names, tab) ? names[tab] : undefined;
    return typeof name === 'string' && name !== '' ? [[tab, name.slice(0, MAX_NAME_LENGTH)]] : [];
  });
  return { workspace: { tabs, active: tabs.includes(active) ? active : last }, names: new Map(named) };
}

/** Stores the tabs. If the storage is full or forbidden, they last as long as the page. */
export function writeTabs(
  storage: Pick<Storage, 'setItem' | 'removeItem'>,
  { workspace, names }: StoredTabs,
): void {
  try {
    if (!workspace) {
      storage.removeItem(WORKSPACE_KEY);
      return;
    }
    const { tabs, active } = workspace;
    const openNames = Object.fromEntries([...names].filter(([tab]) => tabs.includes(tab)));
    storage.setItem(WORKSPACE_KEY, JSON.stringify({ tabs, active, names: openNames }));
  } catch {
    // The tabs last as long as the page.
  }
}
