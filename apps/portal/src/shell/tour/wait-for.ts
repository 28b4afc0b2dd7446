function isThere(selector: string): boolean {
  return document.querySelector(selector)?.checkVisibility() === true;
}

/** Resolves when something that matches is on the page and can be seen, or when the time is over; it never rejects. */
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
