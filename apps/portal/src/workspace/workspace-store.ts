import { readTabs, writeTabs, type StoredTabs } from './stored-tabs';
import { keepTabs, type Workspace } from './tabs';

/** The open tabs of this page, kept in step with the session storage. */
export interface WorkspaceStore {
  /** The same object until something changes. */
  get(): StoredTabs;
  subscribe(listener: () => void): () => void;
  set(workspace: Workspace): void;
  /** What the object behind an address is called. Known also before the tab is there: a screen is drawn before it is visited. */
  name(href: string, name: string): void;
  /** Forgets every tab that may not stay. */
  keep(mayStay: (href: string) => boolean): void;
}

/** `isTab` says which stored addresses may still be tabs. */
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
      const workspace = keepTabs(current.workspace, mayStay);
      if (workspace !== current.workspace) {
        become({ workspace, names: new Map([...current.names].filter(([href]) => mayStay(href))) });
      }
    },
  };
}
