/** Session storage of this browser tab; undefined where the browser forbids it. */
export function openSessionStorage(page: Window): Storage | undefined {
  try {
    const storage = page.sessionStorage;
    storage.getItem('');
    return storage;
  } catch {
    return undefined;
  }
}
