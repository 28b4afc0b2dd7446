import type { DraftStorage, DraftVersion } from '@omics-portal/resources';
import { createMemoryStorage } from '../composition/storage';

/** Storage areas of drafts. */
export interface DraftStorageOptions {
  /** Shared by all tabs: local storage. */
  readonly shared: Storage;
  /** Storage of this tab: session storage; undefined where the browser forbids it. */
  readonly tab: Storage | undefined;
  /** Receives the `storage` events of other tabs. */
  readonly page: EventTarget;
  readonly newId: () => string;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** Prefix of the drafts of all accounts in local storage. */
export const DRAFT_PREFIX = 'draft:';
const TAB_KEY = 'draft-tab';

/** Prefix of the drafts of an account in local storage. */
export function accountDraftPrefix(account: string): string {
  return `${DRAFT_PREFIX}${encodeURIComponent(account)}:`;
}

/** Keys of an earlier release, which did not contain the account. */
const OWNERLESS = ['seqflow.wizard-draft.', 'datasets.request-materials'];

function keysOf(storage: Storage): readonly string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
}

function readVersion(storage: Storage, storageKey: string): Omit<DraftVersion, 'id'> | null {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(storageKey) ?? 'null');
    if (typeof parsed === 'object' && parsed !== null && 'savedAt' in parsed && 'value' in parsed) {
      const { savedAt, value } = parsed;
      return typeof savedAt === 'number' && typeof value === 'string' ? { savedAt, value } : null;
    }
    return null;
  } catch {
    return null;
  }
}

/** Id under which this tab writes. A duplicated tab starts with the id of its original and changes it. */
function createTabId({ tab, newId }: Pick<DraftStorageOptions, 'tab' | 'newId'>) {
  let id = tab?.getItem(TAB_KEY) ?? newId();
  const save = () => {
    try {
      tab?.setItem(TAB_KEY, id);
    } catch {
      // The storage is full: the id lasts until the next reload; `otherVersions` still finds the drafts.
    }
  };
  save();
  return {
    get: () => id,
    renew: () => {
      id = newId();
      save();
      return id;
    },
  };
}

/** Versions of drafts in one storage, by the prefix of an account. */
function createVersions(
  storage: Storage,
  accountPrefix: string,
  tabId: () => string,
  { newId, now = Date.now }: Pick<DraftStorageOptions, 'newId' | 'now'>,
): Omit<DraftStorage, 'subscribe'> {
  const prefixOf = (key: string) => `${accountPrefix}${encodeURIComponent(key)}:`;
  const ownKey = (key: string) => prefixOf(key) + tabId();
  const write = (storageKey: string, value: string, savedAt = now()) =>
    storage.setItem(storageKey, JSON.stringify({ savedAt, value }));
  const otherVersions = (key: string) =>
    keysOf(storage)
      .filter((name) => name.startsWith(prefixOf(key)) && name !== ownKey(key))
      .flatMap((name) => {
        const version = readVersion(storage, name);
        return version ? [{ id: name.slice(prefixOf(key).length), ...version }] : [];
      })
      .sort((a, b) => b.savedAt - a.savedAt);
  const removeVersion = (key: string, id: string) => storage.removeItem(prefixOf(key) + id);
  const move = (key: string, { id, savedAt, value }: DraftVersion) => {
    // Removed first: a nearly full storage has room for one version, but not for two.
    removeVersion(key, id);
    write(ownKey(key), value, savedAt);
  };

  return {
    otherVersions,
    removeVersion,
    addVersion: (key, value) => write(prefixOf(key) + newId(), value),
    getItem: (key) => {
      const own = readVersion(storage, ownKey(key));
      if (own) {
        return own.value;
      }
      const newest = otherVersions(key)[0];
      if (!newest) {
        return null;
      }
      move(key, newest);
      return newest.value;
    },
    setItem: (key, value) => write(ownKey(key), value),
    removeItem: (key) => storage.removeItem(ownKey(key)),
    takeVersion: (key, id) => {
      const taken = otherVersions(key).find((version) => version.id === id);
      const own = readVersion(storage, ownKey(key));
      if (!taken) {
        return;
      }
      if (own) {
        write(prefixOf(key) + newId(), own.value, own.savedAt);
      }
      move(key, taken);
    },
  };
}

/** Removes drafts without an account: their owner is unknown. */
function removeOwnerless(storage: Storage): void {
  keysOf(storage)
    .filter((key) => OWNERLESS.some((prefix) => key.startsWith(prefix)))
    .forEach((key) => storage.removeItem(key));
}

/**
 * Draft storage by account. Drafts of an account stay in the shared storage through sign-out and expiry, and only that
 * account reads them. Without an account they last as long as the tab, because another person may use the browser next.
 */
export function createDraftStorage(
  options: DraftStorageOptions,
): (account: string | undefined) => DraftStorage {
  const { shared, tab, page } = options;
  const tabId = createTabId(options);
  const listeners = new Set<() => void>();
  const anonymous = tab ?? createMemoryStorage();
  removeOwnerless(shared);

  page.addEventListener('storage', (event) => {
    if (!(event instanceof StorageEvent) || !(event.key === null || event.key.startsWith(DRAFT_PREFIX))) {
      return;
    }
    const { key, newValue, oldValue } = event;
    if (key?.endsWith(`:${tabId.get()}`) && newValue !== null) {
      // A duplicate of this tab wrote under the same id: use another id, and store the overwritten draft again.
      const before = tabId.get();
      const storageKey = key.slice(0, -before.length) + tabId.renew();
      if (oldValue !== null) {
        shared.setItem(storageKey, oldValue);
      }
    }
    listeners.forEach((listener) => listener());
  });

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const byAccount = new Map<string | undefined, DraftStorage>();
  return (account) => {
    const known = byAccount.get(account);
    if (known) {
      return known;
    }
    const versions =
      account === undefined
        ? createVersions(anonymous, `${DRAFT_PREFIX}:`, tabId.get, options)
        : createVersions(shared, accountDraftPrefix(account), tabId.get, options);
    const drafts = { ...versions, subscribe };
    byAccount.set(account, drafts);
    return drafts;
  };
}
