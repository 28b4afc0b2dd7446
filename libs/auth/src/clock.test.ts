import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createAuthStore } from './auth-store';
import { createClock } from './clock';
import { createLock } from './lock';
import { createSession } from './session';
import { isExpired } from './token';
import { aProvider, aToken, sharedStorage } from './testing/tokens';

const LOCAL = 1_700_000_000_000;

test('without a token the clock is the local one', () => {
  expect(createClock(() => LOCAL).now()).toBe(LOCAL);
});

test.each([
  ['an opaque token', { access_token: 'opaque', expires_in: 60 }],
  ['a token of unknown lifetime', { access_token: aToken({ exp: 1 }) }],
])('%s does not change the clock', (_title, record) => {
  const clock = createClock(() => LOCAL);
  clock.learn(record);
  expect(clock.now()).toBe(LOCAL);
});

test('a new token lives as long as it was issued for, with any local clock', () => {
  const seconds = (max: number) => fc.integer({ min: 1, max });
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), seconds(1e6), (aheadS, lifetime) => {
      let local = LOCAL + aheadS * 1000;
      const clock = createClock(() => local);
      const token = aToken({ exp: LOCAL / 1000 + lifetime });
      clock.learn({ access_token: token, expires_in: lifetime });
      expect(isExpired(token, clock.now())).toBe(false);
      local += (lifetime + 1) * 1000;
      expect(isExpired(token, clock.now())).toBe(true);
    }),
  );
});

test.each([
  ['ten minutes ahead', 600_000],
  ['right', 0],
  ['a day behind', -86_400_000],
])(
  'with a clock that is %s, a burst of calls after a new token refreshes nothing',
  async (_title, aheadMs) => {
    const { storage, target } = sharedStorage()();
    const issue = async () => ({
      access_token: aToken({ exp: LOCAL / 1000 + 300 }),
      refresh_token: 'r',
      expires_in: 300,
    });
    const refresh = vi.fn(issue);
    const session = createSession({
      provider: aProvider({ signIn: issue, refresh }),
      store: createAuthStore(storage, target),
      lock: createLock(undefined, storage),
      hostname: 'portal.example.org',
      now: () => LOCAL + aheadMs,
      fetch: async () => new Response('{}'),
    });
    await session.signIn('lin', 'secret');
    for (let call = 0; call < 5; call += 1) {
      await session.authFetch(new Request('https://portal.example.org/api'));
    }
    expect(refresh).not.toHaveBeenCalled();
    expect(session.hasValidToken()).toBe(true);
  },
);
