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

/** Open tabs and scroll restoration, for the tab bar. */
export interface WorkspaceHandle {
  store: WorkspaceStore;
  /** Called before switching to a tab, so that its page keeps its scroll position. */
  restoreScroll(href: string): void;
}

const WorkspaceContext = createContext<WorkspaceHandle | undefined>(undefined);

/** Provides the open tabs, whether or not the tab bar is visible. */
export function WorkspaceProvider({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { session, preferences } = usePortal();
  const following = useRef<Following>(undefined);
  const [handle] = useState<WorkspaceHandle>(() => ({
    store: createWorkspaceStore(
      openSessionStorage(window) ?? createMemoryStorage(),
      (href) => describeTab(router, href) !== undefined,
    ),
    restoreScroll: (href) => following.current?.restoreScroll(href),
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
 * Sets the title of the screen's tab to the name of its object, such as a project or a report. While the name is undefined,
 * the tab has the title of the route. For the routes of the portal; features do not know tabs.
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
