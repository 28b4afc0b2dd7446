/** What lasts as long as this tab of the browser, over reloads; undefined where the browser forbids it. */
export function openSessionStorage(page: Window): Storage | undefined {
  try {
    const storage = page.sessionStorage;
    storage.getItem('');
    return storage;
  } catch {
    return undefined;
  }
}
