import type { SessionState } from '@omics-portal/auth';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { followSession } from './follow-session';
import type { Portal } from './portal';

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
function aPortalOn(pathname: string, start: SessionState) {
  let state = start;
  let listener: () => void = () => undefined;
  const session = {
    getState: () => state,
    subscribe: (added: () => void) => ((listener = added), () => true),
  };
  const queryClient = new QueryClient();
  queryClient.setQueryData(['private'], 1);
  const clear = vi.fn();
  const invalidate = vi.fn(async () => undefined);
  followSession(
    {
      session: session as unknown as Portal['session'],
      queryClient,
      notices: { clear } as unknown as Portal['notices'],
    },
    { state: { location: { pathname } }, invalidate },
  );
  return {
    invalidate,
    clear,
    cached: () => queryClient.getQueryData(['private']),
    become: (next: SessionState) => ((state = next), listener()),
  };
}

test('a sign-out empties the cache and looks at the page again', () => {
  const portal = aPortalOn('/data/upload', { status: 'signed-in', user });
  portal.become({ status: 'signed-out' });
  expect(portal.cached()).toBeUndefined();
  expect(portal.invalidate).toHaveBeenCalledOnce();
});

test.each([
  ['/user/login', 1],
  ['/dashboard', 0],
])('a sign-in on %s looks at the page again %i times, and keeps the cache', (pathname, times) => {
  const portal = aPortalOn(pathname, { status: 'signed-out' });
  portal.become({ status: 'signed-in', user });
  portal.become({ status: 'signed-in', user: { ...user, name: 'Wei Lin' } });
  expect(portal.invalidate).toHaveBeenCalledTimes(times);
  expect(portal.cached()).toBe(1);
  expect(portal.clear).toHaveBeenCalledOnce();
});
