import { createWatched, type Watched } from './watched';

/** How often a page in sight asks for a new version. */
const EVERY_MS = 10 * 60_000;
/** Going to and fro between windows does not ask more often than this. */
const LEAST_GAP_MS = 60_000;

export interface VersionParts {
  /** The build that runs here; undefined where that is not known, and then nothing is watched. */
  running: string | undefined;
  /** The build that a reload would bring; undefined when the server does not tell. */
  served: () => Promise<string | undefined>;
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  now?: () => number;
}

/** Whether a newer version waits, and what can be done about it. */
export interface VersionWatch extends Watched<boolean> {
  start(): () => void;
  /** Asks now: something that belongs to this version was not there any more. */
  check(): Promise<void>;
  /** Says no more of the version that waits now; the next one will be told again. */
  dismiss(): void;
}

/** Notices a deploy while the page is open. A page out of sight asks nothing; once something newer is found, nobody asks again. */
export function createVersionWatch({ running, served, page, now = Date.now }: VersionParts): VersionWatch {
  const stale = createWatched(false);
  let askedAt = now();
  let found: string | undefined;
  let dismissed: string | undefined;

  const check = async () => {
    askedAt = now();
    const build = running === undefined ? undefined : await served();
    if (build !== undefined) {
      found = build;
      stale.set(build !== running && build !== dismissed);
    }
  };
  const inSight = () => page.visibilityState === 'visible';
  const onSight = () => {
    if (inSight() && !stale.get() && now() - askedAt >= LEAST_GAP_MS) {
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
      const timer = setInterval(onSight, EVERY_MS);
      page.addEventListener('visibilitychange', onSight);
      return () => {
        clearInterval(timer);
        page.removeEventListener('visibilitychange', onSight);
      };
    },
  };
}
