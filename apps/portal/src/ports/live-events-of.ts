import { createLiveEvents, type LiveEvents } from '@omics-portal/resources';
import type { Portal } from '../composition/portal';

/** Opens the event stream with the current token. */
function openEvents({ session, bases, messages }: Portal, signal: AbortSignal): Promise<Response> {
  const headers = { Accept: 'text/event-stream', 'Accept-Language': messages.locale() };
  return session.authFetch(new Request(`${bases.datains}/api/events`, { signal, headers }));
}

const streams = new WeakMap<Portal, LiveEvents>();

/** Live event stream of a portal. Created on first use, in a chunk of its own: public pages need none. */
export function liveEventsOf(portal: Portal): LiveEvents {
  const stream =
    streams.get(portal) ??
    createLiveEvents(portal.queryClient, (signal) => openEvents(portal, signal), document);
  streams.set(portal, stream);
  return stream;
}
