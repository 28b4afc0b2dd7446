const PREFIX = 'pro__avatar:';

/**
 * Pictures that people gave themselves, by username. No service of the contract takes one, so they are kept in this browser
 * and nobody else sees them.
 */
export interface LocalAvatars {
  /** The picture's `data:` address. */
  get(username: string): string | undefined;
  /** Keeps a picture, or forgets it. Throws what the storage throws when there is no room. */
  set(username: string, dataUrl: string | undefined): void;
  subscribe(listener: () => void): () => void;
}

/** `target` is where the browser announces changes made by other tabs. */
export function createLocalAvatars(storage: Storage, target: EventTarget): LocalAvatars {
  const listeners = new Set<() => void>();
  const announce = () => listeners.forEach((listener) => listener());
  target.addEventListener('storage', (event) => {
    if ('key' in event && (event.key === null || String(event.key).startsWith(PREFIX))) {
      announce();
    }
  });
  return {
    get: (username) => {
      const stored = storage.getItem(PREFIX + username);
      return stored?.startsWith('data:image/') ? stored : undefined;
    },
    set: (username, dataUrl) => {
      if (dataUrl === undefined) {
        storage.removeItem(PREFIX + username);
      } else {
        storage.setItem(PREFIX + username, dataUrl);
      }
      announce();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
