import { createWatched, type Watched } from './watched';

/** Interval of the version check on a visible page, in milliseconds. */
const EVERY_MS = 10 * 60_000;
/** Minimum time between two checks when the page becomes visible, in milliseconds. */
const MIN_INTERVAL_MS = 60_000;

/** Dependencies of {@link createVersionWatch}. */
export interface VersionWatchOptions {
  /** Build that runs here; undefined if unknown, which disables the check. */
  running: string | undefined;
  /** Returns the build that a reload would load; undefined if unknown. */
  served: () => Promise<string | undefined>;
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  now?: () => number;
}

/** Monitor of newer versions; the value is true if there is one. */
export interface VersionWatch extends Watched<boolean> {
  start(): () => void;
  /** Checks now, e.g. after a file of this version was missing. */
  check(): Promise<void>;
  /** Hides the current newer version; the next one is reported again. */
  dismiss(): void;
}

/** Detects a deployment while the page is open. Checks only while the page is visible, until a newer version is found. */
export function createVersionWatch({
  running,
  served,
  page,
  now = Date.now,
}: VersionWatchOptions): VersionWatch {
  const stale = createWatched(false);
  let checkedAt = now();
  let found: string | undefined;
  let dismissed: string | undefined;

  const check = async () => {
    checkedAt = now();
    const build = running === undefined ? undefined : await served();
    if (build !== undefined) {
      found = build;
      stale.set(build !== running && build !== dismissed);
    }
  };
  const isVisible = () => page.visibilityState === 'visible';
  const onVisible = () => {
    if (isVisible() && !stale.get() && now() - checkedAt >= MIN_INTERVAL_MS) {
      void check();
    }
  };

  return {
    get: stale.get,
    subscribe: stale.subscribe,
    check,
    dismiss: () => {
      dismissed = found;
      stale.set(false);
    },
    start: () => {
      const timer = setInterval(onVisible, EVERY_MS);
      page.addEventListener('visibilitychange', onVisible);
      return () => {
        clearInterval(timer);
        page.removeEventListener('visibilitychange', onVisible);
      };
    },
  };
}
