function isThere(selector: string): boolean {
  return document.querySelector(selector)?.checkVisibility() === true;
}

/** Resolves when a visible element matches, or after the timeout; never rejects. */
export function waitFor(selector: string, timeoutMs: number): Promise<void> {
  if (isThere(selector)) {
    return Promise.resolve();
  }
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect();
      clearTimeout(timer);
      resolve();
    };
    const observer = new MutationObserver(() => {
      if (isThere(selector)) {
        done();
      }
    });
    const timer = setTimeout(done, timeoutMs);
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
  });
}
