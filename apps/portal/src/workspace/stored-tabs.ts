import * as v from 'valibot';
import type { Workspace } from './tabs';

/** The key in the session storage: each browser tab has a workspace of its own, and a reload finds it again. */
export const WORKSPACE_KEY = 'pro__workspace';

/** More than anybody opens; a longer list was not written by us. */
const MOST = 200;
const LONGEST_NAME = 200;

/** What is kept: the tabs, and what their objects are called, so that a tab has its title before its page was loaded again. */
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
 * Reads what is kept. Whatever stands there, the result is usable: an entry that is no tab of ours is left out alone.
 * `isTab` says which addresses may be tabs.
 */
export function readTabs(storage: Pick<Storage, 'getItem'>, isTab: (href: string) => boolean): StoredTabs {
  const kept = v.safeParse(stored, parse(storage.getItem(WORKSPACE_KEY)));
  if (!kept.success) {
    return EMPTY;
  }
  const { tabs: entries, active, names } = kept.output;
  const tabs = [...new Set(entries.filter((entry) => typeof entry === 'string'))]
    .filter(isTab)
    .slice(0, MOST);
  const last = tabs.at(-1);
  if (last === undefined) {
    return EMPTY;
  }
  const named = tabs.flatMap((tab): [string, string][] => {
    const name = Object.hasOwn(names, tab) ? names[tab] : undefined;
    return typeof name === 'string' && name !== '' ? [[tab, name.slice(0, LONGEST_NAME)]] : [];
  });
  return { workspace: { tabs, active: tabs.includes(active) ? active : last }, names: new Map(named) };
}

/** Keeps the tabs. A full or forbidden storage only costs remembering. */
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
    const kept = Object.fromEntries([...names].filter(([tab]) => tabs.includes(tab)));
    storage.setItem(WORKSPACE_KEY, JSON.stringify({ tabs, active, names: kept }));
  } catch {
    // The tabs last as long as the page.
  }
}
