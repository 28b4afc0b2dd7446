import { readTabs, writeTabs, type StoredTabs } from './stored-tabs';
import { filterTabs, type Workspace } from './tabs';

/** Store of the open tabs, backed by the session storage. */
export interface WorkspaceStore {
  /** The same object until a tab or a name changes. */
  get(): StoredTabs;
  subscribe(listener: () => void): () => void;
  set(workspace: Workspace): void;
  /** Sets the name of the object behind an address, also before its tab exists: a screen renders before it is visited. */
  name(href: string, name: string): void;
  /** Closes every tab that may not stay. */
  keep(mayStay: (href: string) => boolean): void;
}

/** Creates the store. @param isTab true for stored addresses that may still be tabs */
export function createWorkspaceStore(storage: Storage, isTab: (href: string) => boolean): WorkspaceStore {
  const listeners = new Set<() => void>();
  let current = readTabs(storage, isTab);
  const become = (next: StoredTabs) => {
    current = next;
    writeTabs(storage, next);
    listeners.forEach((listener) => listener());
  };
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set: (workspace) => {
      if (workspace !== current.workspace) {
        become({ ...current, workspace });
      }
    },
    name: (href, name) => {
      if (current.names.get(href) !== name) {
        become({ ...current, names: new Map(current.names).set(href, name) });
      }
    },
    keep: (mayStay) => {
      const workspace = filterTabs(current.workspace, mayStay);
      if (workspace !== current.workspace) {
        become({ workspace, names: new Map([...current.names].filter(([href]) => mayStay(href))) });
      }
    },
  };
}
