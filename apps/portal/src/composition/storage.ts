/** Local storage of the browser, or memory for this visit where the browser forbids it. */
export function openStorage(page: Window): Storage {
  try {
    const storage = page.localStorage;
    storage.getItem('');
    return storage;
  } catch {
    return createMemoryStorage();
  }
}

/** Creates a `Storage` in memory, which lasts as long as the page. */
export function createMemoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}
