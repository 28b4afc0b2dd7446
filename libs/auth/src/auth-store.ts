import type { AuthRecord } from './token';

/** Local storage key of the auth record. Other tools of the consortium read it, so it never changes. */
export const AUTH_STORAGE_KEY = 'CLINICO_OMICS_AUTH';

/** Prefixes of entries that identity libraries leave during a sign-in; signing out removes them. */
const CALLBACK_PREFIXES = ['kc-callback-', 'oidc.'];

/** Characters allowed in a request header: visible ASCII. */
const HEADER_SAFE = /^[\x21-\x7e]+$/;

/** Store of the auth record. Reads always access the storage, since another tab may have changed it. */
export interface AuthStore {
  read(): AuthRecord | undefined;
  /** Stores the record; without storage space, in memory until the page closes. */
  write(record: AuthRecord): void;
  /** Removes the record and any callback entries. */
  clear(): void;
  /** Subscribes to changes by other tabs; returns the function that unsubscribes. */
  onForeignChange(listener: () => void): () => void;
}

/** Auth record of a stored value. Anything without an access token that is valid in a header counts as absent. */
export function parseAuthRecord(text: string | null): AuthRecord | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (
      typeof value !== 'object' ||
      value === null ||
      !('access_token' in value) ||
      typeof value.access_token !== 'string' ||
      !HEADER_SAFE.test(value.access_token)
    ) {
      return undefined;
    }
    return {
      access_token: value.access_token,
      ...optionalToken(value, 'refresh_token'),
      ...optionalToken(value, 'id_token'),
    };
  } catch {
    return undefined;
  }
}

function optionalToken(value: object, name: 'refresh_token' | 'id_token'): Partial<AuthRecord> {
  const token: unknown = Reflect.get(value, name);
  return typeof token === 'string' && token !== '' ? { [name]: token } : {};
}

/**
 * Auth store in a `Storage`; `target` receives the browser's storage events. `onNotStored` is called when the storage
 * is full, so that the record lasts only as long as the page.
 */
export function createAuthStore(
  storage: Storage,
  target: EventTarget,
  onNotStored: () => void = () => undefined,
): AuthStore {
  let memory: AuthRecord | undefined;
  return {
    read: () => memory ?? parseAuthRecord(storage.getItem(AUTH_STORAGE_KEY)),
    write: (record) => {
      const text = JSON.stringify({
        access_token: record.access_token,
        refresh_token: record.refresh_token,
        id_token: record.id_token,
      });
      try {
        storage.setItem(AUTH_STORAGE_KEY, text);
        memory = undefined;
      } catch {
        const isFirst = memory === undefined;
        memory = record;
        if (isFirst) {
          onNotStored();
        }
      }
    },
    clear: () => {
      memory = undefined;
      const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
      for (const key of keys) {
        if (key === AUTH_STORAGE_KEY || CALLBACK_PREFIXES.some((prefix) => key?.startsWith(prefix))) {
          storage.removeItem(key ?? AUTH_STORAGE_KEY);
        }
      }
    },
    onForeignChange: (listener) => {
      const onStorage = (event: Event) => {
        const key = 'key' in event ? event.key : undefined;
        if (key === AUTH_STORAGE_KEY || key === null) {
          memory = undefined;
          listener();
        }
      };
      target.addEventListener('storage', onStorage);
      return () => target.removeEventListener('storage', onStorage);
    },
  };
}
