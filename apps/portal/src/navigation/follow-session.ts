import { isLoginPath } from './decide-access';
import type { Portal } from '../composition/portal';

/** The part of a router that is used here. */
export interface FollowingRouter {
  state: {
    location: { pathname: string };
    matches: readonly { staticData: { access?: string } }[];
  };
  invalidate(): Promise<void>;
  subscribe(event: 'onResolved', listener: (event: { toLocation: { pathname: string } }) => void): () => void;
}

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Keeps screens in step with the session, whichever tab changed it: a sign-out empties the cache and lets the guard look
 * at the current page again; a sign-in does the same for a tab that waits on the login page. Notices that belong to one
 * page go when it is left.
 */
export function followSession(
  { session, queryClient, notices }: Pick<Portal, 'session' | 'queryClient' | 'notices'>,
  router: FollowingRouter,
): void {
  const isSignedIn = () => session.getState().status !== 'signed-out';

  /**
   * Data of the former user goes; what is still on the page is loaded again for a visitor. Queries are reset, not removed:
   * a mounted screen would wait for ever for a query that is no longer in the cache. Private screens unmount first, so that
   * nothing of theirs is asked for without a token.
   */
  const emptyCache = async () => {
    queryClient.removeQueries({ type: 'inactive' });
    const isPrivate = router.state.matches.at(-1)?.staticData.access === 'signed-in';
    const guarded = router.invalidate().catch(() => undefined);
    await (isPrivate ? guarded : nextTask());
    await queryClient.resetQueries();
  };

  const onEnd = async () => {
    const state = session.getState();
    if (state.status === 'signed-out' && state.ended === 'refresh-refused') {
      notices.unauthorized();
    }
    await emptyCache();
    // The reason has been reported; a private page that is asked for later is answered like any visitor's.
    if (!isSignedIn() && session.accessToken() === undefined) {
      session.forget();
    }
  };

  let before = isSignedIn();
  session.subscribe(() => {
    const now = isSignedIn();
    const changed = now !== before;
    before = now;
    if (!changed) {
      return;
    }
    if (!now) {
      void onEnd();
      return;
    }
    notices.clear();
    if (isLoginPath(router.state.location.pathname)) {
      void router.invalidate();
    }
  });
  router.subscribe('onResolved', ({ toLocation }) => notices.keepOnlyFor(toLocation.pathname));
}
