import { isLoginPath } from './decide-access';
import type { Portal } from '../composition/portal';

/** Required subset of a router. */
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
 * Updates screens when the session changes, in this tab or another. A sign-out clears the cache and checks the access to
 * the current page again; so does a sign-in for a tab on the login page. Notices of a page are dismissed when it is left.
 */
export function followSession(
  { session, queryClient, notices }: Pick<Portal, 'session' | 'queryClient' | 'notices'>,
  router: FollowingRouter,
): void {
  const isSignedIn = () => session.getState().status !== 'signed-out';

  /**
   * Removes data of the former user; queries of the current page load again for a visitor. They are reset, not removed: a
   * mounted screen would wait for ever for a query that is no longer in the cache. Private screens unmount first, so that
   * they send no request without a token.
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
    // The reason has been reported; from now on the user counts as any visitor.
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
