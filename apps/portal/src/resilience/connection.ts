import { createWatched, type Watched } from './watched';

/** Interval of the server check while offline, in milliseconds. */
const RETRY_MS = 10_000;

/** Dependencies of {@link createConnection}. */
export interface ConnectionOptions {
  /** Receives the `online` and `offline` events. */
  page: EventTarget;
  /** Connection state of the browser. */
  isOnline: () => boolean;
  /** True if the server of the portal responds. */
  isReachable: () => Promise<boolean>;
}

/** Connection monitor; the value is true while offline. `start` returns a function that stops it. */
export interface Connection extends Watched<boolean> {
  start(): () => void;
}

/**
 * Creates a connection monitor. A browser that reports to be offline may still reach a server on this machine or in the local
 * network, so the server is checked first. When the browser reports to be online, failures are left to each panel.
 */
export function createConnection({ page, isOnline, isReachable }: ConnectionOptions): Connection {
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

/**
 * True if the server of the portal responds to a request for its configuration file, without the body. A static host whose pages
 * have the configuration may have no such file; a proxy without its server answers with 502.
 */
export async function isServerReachable(fetchFile: typeof fetch = fetch): Promise<boolean> {
  try {
    return (await fetchFile('./config.json', { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}
