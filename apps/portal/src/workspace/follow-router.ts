import type { Session } from '@omics-portal/auth';
import type { RegisteredRouter } from '@tanstack/react-router';
import type { PreferencesStore } from '../composition/preferences';
import { describeTab, tabAddress } from './describe-tab';
import { holdPlace, type HeldPlace, type ScrolledPage } from './hold-place';
import { moveOn, visit } from './tabs';
import type { WorkspaceStore } from './workspace-store';

export interface FollowParts {
  router: RegisteredRouter;
  store: WorkspaceStore;
  session: Pick<Session, 'getState' | 'subscribe' | 'checkToken'>;
  preferences: Pick<PreferencesStore, 'get' | 'subscribe'>;
  page: ScrolledPage & Pick<Window, 'history' | 'document'>;
}

/** The tabs in step with router, session and preferences. */
export interface Following {
  /** To be called just before a tab is switched to: its page comes back where it was left, not at its top. */
  comeBack(href: string): void;
  stop(): void;
}

const isFresh = ({ history }: Pick<Window, 'history'>) => history.state == null;

/**
 * The entry that the browser made for a link has no state. The router has thought one up, and forgets it; written down, the way
 * back to the entry is known for what it is, and so is the place to scroll to. Written past the router, which would otherwise
 * take it for a navigation.
 */
function signEntry(page: Pick<Window, 'history'>, state: object): void {
  if (isFresh(page)) {
    History.prototype.replaceState.call(page.history, state, '');
  }
}

const pathOf = (href: string) => href.split('?')[0];

/**
 * Makes tabs from navigations. A link, the menu and the address bar make a fresh entry of the browser's history: such a visit
 * opens a tab for its full path. A screen that writes its filters or its page into the address does it through the router,
 * on its own path: that takes its tab along instead of opening one for each click, and so does stepping back over it.
 */
export function followRouter({ router, store, session, preferences, page }: FollowParts): Following {
  const positions = new Map<string, number>();
  let isVisit = true;
  let wanted: string | undefined;
  let held: HeldPlace | undefined;

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
      store.set(isMove ? moveOn(open, href) : visit(open, href));
    }
    isVisit = false;
    signEntry(page, router.state.location.state);
    void forgetPrivate();
  };
  // While the identity provider does not answer nobody is known either, but the token is kept and so are the tabs.
  const forgetPrivate = async () => {
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
    // After the router's own listener, which goes to the top.
    router.subscribe('onRendered', () => {
      const top = wanted !== undefined && wanted === addressNow() ? positions.get(wanted) : undefined;
      wanted = undefined;
      if (top !== undefined) {
        held = holdPlace(page, page.document.body, top);
      }
    }),
    session.subscribe(() => void forgetPrivate()),
    preferences.subscribe(() => {
      const { workspace } = store.get();
      if (workspace && !preferences.get().multiTab) {
        store.set({ tabs: [workspace.active], active: workspace.active });
      }
    }),
  ];
  return {
    comeBack: (href) => {
      wanted = href;
    },
    stop: () => {
      held?.leave();
      stops.forEach((stop) => stop());
    },
  };
}
