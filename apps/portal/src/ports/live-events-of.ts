import { createLiveEvents, type LiveEvents } from '@omics-portal/resources';
import type { Portal } from '../composition/portal';

const streams = new WeakMap<Portal, LiveEvents>();

/** Live event stream of a portal. Created on first use, in a chunk of its own: public pages need none. */
export function liveEventsOf(portal: Portal): LiveEvents {
  const stream = streams.get(portal) ?? createLiveEvents(portal.queryClient, portal.openEvents, document);
  streams.set(portal, stream);
  return stream;
}
