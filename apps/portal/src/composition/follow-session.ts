import { LOGIN_PATH } from './decide-access';
import type { Portal } from './portal';

/** The part of a router that is used here. */
export interface FollowingRouter {
  state: { location: { pathname: string } };
  invalidate(): Promise<void>;
}

/**
 * Keeps screens in step with the session, whichever tab changed it: a sign-out empties the cache and lets the guard look
 * at the current page again; a sign-in does the same for a tab that waits on the login page.
 */
export function followSession(
  { session, queryClient, notices }: Pick<Portal, 'session' | 'queryClient' | 'notices'>,
  router: FollowingRouter,
): void {
  let previous = session.getState().status;
  session.subscribe(() => {
    const { status } = session.getState();
    const changed = status !== previous;
    previous = status;
    if (!changed) {
      return;
    }
    if (status === 'signed-out') {
      queryClient.clear();
      void router.invalidate();
      return;
    }
    notices.clear();
    if (router.state.location.pathname === LOGIN_PATH) {
      void router.invalidate();
    }
  });
}
