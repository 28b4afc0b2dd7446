import { type IdentityProvider } from '../identity-provider';

const base64url = (value: unknown) => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
};

/** Unsigned JWT with these claims; the browser never checks the signature. */
export function aToken(claims: Record<string, unknown>): string {
  return `${base64url({ alg: 'none' })}.${base64url(claims)}.signature`;
}

/** Identity provider that accepts every user; tests override calls. */
export function aProvider(overrides: Partial<IdentityProvider> = {}): IdentityProvider {
  return {
    signIn: async () => ({ access_token: aToken({ exp: 9e9 }), refresh_token: 'r-1' }),
    startSignIn: async () => 'https://login.example.org/authorize',
    finishSignIn: async () => ({ record: { access_token: aToken({ exp: 9e9 }) }, returnTo: '/data' }),
    refresh: async () => ({ access_token: aToken({ exp: 9e9, fresh: true }), refresh_token: 'r-2' }),
    userInfo: async () => ({ preferred_username: 'lin', name: 'Lin Wei', email: 'lin@example.org' }),
    signOut: async () => undefined,
    ...overrides,
  };
}

/** `Storage` in memory shared by several "tabs": each write sends an event to the other tabs. */
export function sharedStorage() {
  const values = new Map<string, string>();
  const tabs: { target: EventTarget; storage: Storage }[] = [];
  const announce = (from: EventTarget, key: string | null) => {
    for (const { target } of tabs) {
      if (target !== from) {
        target.dispatchEvent(Object.assign(new Event('storage'), { key }));
      }
    }
  };
  return function openTab() {
    const target = new EventTarget();
    const storage: Storage = {
      get length() {
        return values.size;
      },
      key: (index) => [...values.keys()][index] ?? null,
      getItem: (key) => values.get(key) ?? null,
      setItem: (key, value) => {
        values.set(key, value);
        announce(target, key);
      },
      removeItem: (key) => {
        values.delete(key);
        announce(target, key);
      },
      clear: () => {
        values.clear();
        announce(target, null);
      },
    };
    const tab = { target, storage };
    tabs.push(tab);
    return tab;
  };
}
