/** Observable value for `useSyncExternalStore`. */
export interface Watched<Value> {
  get(): Value;
  subscribe(listener: () => void): () => void;
}

/** Creates an observable value with a setter. */
export function createWatched<Value>(first: Value): Watched<Value> & { set(next: Value): void } {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    get: () => current,
    set: (next) => {
      if (next !== current) {
        current = next;
        listeners.forEach((listener) => listener());
      }
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
