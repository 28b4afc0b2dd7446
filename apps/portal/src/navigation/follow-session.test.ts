import type { SessionState } from '@omics-portal/auth';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { followSession } from './follow-session';
import type { Portal } from '../composition/portal';

const user = {
  name: 'Lin Wei',
  lastName: 'Wei',
  email: '',
  username: 'lin',
  groups: [],
  roles: [],
  avatar: undefined,
};

/** A portal on a page, whose session the test changes. */
function aPortalOn(pathname: string, start: SessionState, access = 'public') {
  let state = start;
  let listener: () => void = () => undefined;
  let onResolved: (event: { toLocation: { pathname: string } }) => void = () => undefined;
  const session = {
    getState: () => state,
    subscribe: (added: () => void) => ((listener = added), () => true),
    accessToken: () => undefined,
    forget: vi.fn(),
  };
  const queryClient = new QueryClient();
  queryClient.setQueryData(['private'], 1);
  const notices = { clear: vi.fn(), unauthorized: vi.fn(), keepOnlyFor: vi.fn() };
  const invalidate = vi.fn(async () => undefined);
  followSession(
    {
      session: session as unknown as Portal['session'],
      queryClient,
      notices: notices as unknown as Portal['notices'],
    },
    {
      state: { location: { pathname }, matches: [{ staticData: { access } }] },
      invalidate,
      subscribe: (_event, added) => ((onResolved = added), () => undefined),
    },
  );
  return {
    invalidate,
    notices,
    session,
    queryClient,
    cached: () => queryClient.getQueryData(['private']),
    become: (next: SessionState) => ((state = next), listener()),
    goTo: (path: string) => onResolved({ toLocation: { pathname: path } }),
  };
}

test('a sign-out clears the cache, checks the access to the page again and shows no notice', () => {
  const portal = aPortalOn('/data/upload', { status: 'signed-in', user }, 'signed-in');
  portal.become({ status: 'signed-out', ended: 'other-tab' });
  expect(portal.cached()).toBeUndefined();
  expect(portal.invalidate).toHaveBeenCalledOnce();
  expect(portal.notices.unauthorized).not.toHaveBeenCalled();
});

test('a public screen gets its data again when the session ends under it, and one notice says why', async () => {
  const portal = aPortalOn('/data/download', { status: 'signed-in', user });
  const queryFn = vi.fn(async () => 'rows').mockRejectedValueOnce(new Error('401'));
  const observer = new QueryObserver(portal.queryClient, {
    queryKey: ['records'],
    retry: false,
    queryFn,
  });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  portal.become({ status: 'signed-out', ended: 'refresh-refused' });
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('rows'));
  expect(portal.notices.unauthorized).toHaveBeenCalledOnce();
  expect(portal.session.forget).toHaveBeenCalledOnce();
  stop();
});

test.each([
  ['/user/login', 1],
  ['/USER/LOGIN/', 1],
  ['/dashboard', 0],
])('a sign-in on %s looks at the page again %i times, and keeps the cache', (pathname, times) => {
  const portal = aPortalOn(pathname, { status: 'signed-out' });
  portal.become({ status: 'identifying' });
  portal.become({ status: 'signed-in', user });
  portal.become({ status: 'signed-in', user: { ...user, name: 'Wei Lin' } });
  expect(portal.invalidate).toHaveBeenCalledTimes(times);
  expect(portal.cached()).toBe(1);
  expect(portal.notices.clear).toHaveBeenCalledOnce();
});

test('each page keeps only its own notices', () => {
  const portal = aPortalOn('/user/login', { status: 'signed-out' });
  portal.goTo('/materials');
  expect(portal.notices.keepOnlyFor).toHaveBeenCalledWith('/materials');
});
