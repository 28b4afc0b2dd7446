import { createWatched, type Watched } from './watched';

/** How often it is tried, while offline, whether the server answers after all. */
const RETRY_MS = 10_000;

export interface ConnectionParts {
  /** Where the browser announces `online` and `offline`. */
  page: EventTarget;
  /** What the browser thinks. */
  isOnline: () => boolean;
  /** Whether our own server answers. */
  isReachable: () => Promise<boolean>;
}

/** Whether there is no connection, and the way to begin and end watching it. */
export interface Connection extends Watched<boolean> {
  start(): () => void;
}

/**
 * A browser that calls itself offline has no network that leads out, yet a server on this machine or in the laboratory may
 * answer; so the server is asked before anybody is told. A browser that calls itself online is believed: when the server does
 * not answer then, each panel says so itself.
 */
export function createConnection({ page, isOnline, isReachable }: ConnectionParts): Connection {
  const offline = createWatched(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let watching = false;

  const check = async () => {
    clearTimeout(timer);
    const cutOff = !isOnline() && !(await isReachable()) && !isOnline();
    if (watching) {
      offline.set(cutOff);
      clearTimeout(timer);
      timer = cutOff ? setTimeout(() => void check(), RETRY_MS) : undefined;
    }
  };
  const onChange = () => void check();

  return {
    get: offline.get,
    subscribe: offline.subscribe,
    start: () => {
      watching = true;
      page.addEventListener('online', onChange);
      page.addEventListener('offline', onChange);
      void check();
      return () => {
        watching = false;
        clearTimeout(timer);
        page.removeEventListener('online', onChange);
        page.removeEventListener('offline', onChange);
      };
    },
  };
}

/** Asks our own server for the smallest file that it certainly has. */
export async function isServerReachable(fetchFile: typeof fetch = fetch): Promise<boolean> {
  try {
    return (await fetchFile('./config.json', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
