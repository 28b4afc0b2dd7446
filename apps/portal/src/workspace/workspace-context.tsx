import { useMatch, useRouter } from '@tanstack/react-router';
import {
  createContext,
  useContext,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { createMemoryStorage } from '../composition/storage';
import { openSessionStorage } from '../resilience/session-storage';
import { usePortal } from '../composition/use-portal';
import { describeTab, tabAddress } from './describe-tab';
import { followRouter, type Following } from './follow-router';
import type { StoredTabs } from './stored-tabs';
import { createWorkspaceStore, type WorkspaceStore } from './workspace-store';

/** What the tab bar works with. */
export interface WorkspaceHandle {
  store: WorkspaceStore;
  /** To be called just before a tab is switched to, so that its page is shown where it was left. */
  comeBack(href: string): void;
}

const WorkspaceContext = createContext<WorkspaceHandle | undefined>(undefined);

/** Keeps the tabs while the portal is open, whether or not the bar is in sight. */
export function WorkspaceProvider({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { session, preferences } = usePortal();
  const following = useRef<Following>(undefined);
  const [handle] = useState<WorkspaceHandle>(() => ({
    store: createWorkspaceStore(
      openSessionStorage(window) ?? createMemoryStorage(),
      (href) => describeTab(router, href) !== undefined,
    ),
    comeBack: (href) => following.current?.comeBack(href),
  }));
  useEffect(() => {
    following.current = followRouter({ router, store: handle.store, session, preferences, page: window });
    return () => following.current?.stop();
  }, [router, handle, session, preferences]);
  return <WorkspaceContext value={handle}>{children}</WorkspaceContext>;
}

export function useWorkspace(): WorkspaceHandle & StoredTabs {
  const handle = useContext(WorkspaceContext);
  if (!handle) {
    throw new Error('The workspace is used outside of its provider');
  }
  const tabs = useSyncExternalStore(handle.store.subscribe, handle.store.get);
  return { ...handle, ...tabs };
}

/**
 * Names the object that this screen shows – a project, a report – on the screen's tab. `undefined` while it is not known: until
 * then the tab has the route's title. For the host's wiring of a screen; features stay free of it.
 */
export function useTabTitle(name: string | undefined): void {
  const store = useContext(WorkspaceContext)?.store;
  const router = useRouter();
  const href = tabAddress(router, useMatch({ strict: false }));
  useEffect(() => {
    if (name) {
      store?.name(href, name);
    }
  }, [store, href, name]);
}
