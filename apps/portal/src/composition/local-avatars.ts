const PREFIX = 'pro__avatar:';

/**
 * Pictures that users chose for themselves, by username. No service of the contract accepts pictures, so they are stored in
 * this browser and only visible there.
 */
export interface LocalAvatars {
  /** `data:` URL of the picture. */
  get(username: string): string | undefined;
  /** Stores a picture, or removes it. Throws the error of the storage when it is full. */
  set(username: string, dataUrl: string | undefined): void;
  subscribe(listener: () => void): () => void;
}

/** Creates the store; `target` receives the `storage` events of other tabs. */
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
