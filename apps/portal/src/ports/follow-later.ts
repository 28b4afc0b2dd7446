import type { LiveEvents } from '@omics-portal/resources';
import type { Portal } from '../composition/portal';

/** Delay of the event stream on the first page, in milliseconds: neither its code nor its request is part of the first load. */
const DELAY_MS = 5000;

/**
 * Keeps the live event stream open from some seconds after this call until the returned function is called. If its code does
 * not load, screens rely on polling.
 */
export function followLater(load: () => Promise<LiveEvents>): () => void {
  let left = false;
  let leave: (() => void) | undefined;
  const follow = (live: LiveEvents) => {
    if (!left) {
      leave = live.subscribe(() => undefined);
    }
  };
  const timer = setTimeout(() => void load().then(follow, () => undefined), DELAY_MS);
  return () => {
    left = true;
    clearTimeout(timer);
    leave?.();
  };
}

/** Function of ports that keeps the live event stream of a portal open, see {@link followLater}. */
export function followEventsOf(portal: Portal): () => () => void {
  return () => followLater(async () => (await import('./live-events-of')).liveEventsOf(portal));
}
