import type { Session } from '@omics-portal/auth';
import type { RegisteredRouter } from '@tanstack/react-router';
import type { PreferencesStore } from '../composition/preferences';
import { describeTab, tabAddress } from './describe-tab';
import { holdScroll, type HeldScroll, type ScrolledPage } from './hold-scroll';
import { advance, visit } from './tabs';
import type { WorkspaceStore } from './workspace-store';

export interface FollowRouterOptions {
  router: RegisteredRouter;
  store: WorkspaceStore;
  session: Pick<Session, 'getState' | 'subscribe' | 'checkToken'>;
  preferences: Pick<PreferencesStore, 'get' | 'subscribe'>;
  page: ScrolledPage & Pick<Window, 'history' | 'document'>;
}

/** Handle of {@link followRouter}. */
export interface Following {
  /** Called before switching to a tab, so that its page keeps its scroll position. */
  restoreScroll(href: string): void;
  stop(): void;
}

const isFresh = ({ history }: Pick<Window, 'history'>) => history.state == null;

/**
 * Stores the state of a history entry that the browser created for a plain link. The router generates such a state without
 * storing it; with it, Back can restore the scroll position. The prototype's method bypasses the router, which would
 * otherwise handle a navigation.
 */
function storeEntryState(page: Pick<Window, 'history'>, state: object): void {
  if (isFresh(page)) {
    History.prototype.replaceState.call(page.history, state, '');
  }
}

const pathOf = (href: string) => href.split('?')[0];

/**
 * Updates the tabs on navigation. A link, the menu or the address bar creates a new history entry, which opens a tab for its
 * full path. A screen that writes its filters or page number into the address uses the router on its own path, which changes
 * the address of its tab instead; so does going back over such an entry.
 */
export function followRouter({ router, store, session, preferences, page }: FollowRouterOptions): Following {
  const positions = new Map<string, number>();
  let isVisit = true;
  let wanted: string | undefined;
  let held: HeldScroll | undefined;

  const addressNow = () => {
    const match = router.state.matches.at(-1);
    return match && tabAddress(router, match);
  };
  const arrive = () => {
    const href = addressNow();
    const before = store.get().workspace;
    if (href !== undefined && describeTab(router, href)) {
      const isMove = !isVisit && before !== undefined && pathOf(before.active) === pathOf(href);
      const open = preferences.get().multiTab ? before : undefined;
      store.set(isMove ? advance(open, href) : visit(open, href));
    }
    isVisit = false;
    storeEntryState(page, router.state.location.state);
    void closePrivate();
  };
  // While the identity provider is unreachable, the user is unknown, but the token stays valid and the tabs stay open.
  const closePrivate = async () => {
    if (session.getState().status === 'signed-out' && (await session.checkToken()) === 'invalid') {
      store.keep((href) => describeTab(router, href)?.isPrivate === false);
    }
  };

  if (router.state.resolvedLocation) {
    arrive();
  }
  const stops = [
    router.history.subscribe(({ action }) => {
      isVisit ||= action.type !== 'PUSH' && action.type !== 'REPLACE' && isFresh(page);
    }),
    router.subscribe('onBeforeLoad', ({ fromLocation }) => {
      const left = addressNow();
      if (fromLocation && left !== undefined) {
        positions.set(left, held?.leave() ?? page.scrollY);
      }
      held = undefined;
    }),
    router.subscribe('onResolved', arrive),
    // After the listener of the router, which scrolls to the top.
    router.subscribe('onRendered', () => {
      const top = wanted !== undefined && wanted === addressNow() ? positions.get(wanted) : undefined;
      wanted = undefined;
      if (top !== undefined) {
        held = holdScroll(page, page.document.body, top);
      }
    }),
    session.subscribe(() => void closePrivate()),
    preferences.subscribe(() => {
      const { workspace } = store.get();
      if (workspace && !preferences.get().multiTab) {
        store.set({ tabs: [workspace.active], active: workspace.active });
      }
    }),
  ];
  return {
    restoreScroll: (href) => {
      wanted = href;
    },
    stop: () => {
      held?.leave();
      stops.forEach((stop) => stop());
    },
  };
}
