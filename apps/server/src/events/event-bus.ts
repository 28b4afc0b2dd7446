/** One change that a screen may show at once; the names are those of the SSE stream `/api/events`. */
export interface LiveEvent {
  type: 'project' | 'workflow' | 'task' | 'notification';
  data: { id: string | number; status: string; percentage?: number; project_id?: string };
}

/** Called once for each event, in order. It must not throw. */
export type EventListener = (event: LiveEvent) => void;

/** Port for live status: in process today. `user` is the `sub` of the account that owns the changed thing. */
export interface EventBus {
  publish(user: string, event: LiveEvent): void;
  /** Listens to one user's events, or to everybody's (`'all'`, for admins). Returns how to stop. */
  subscribe(user: string, listener: EventListener): () => void;
}

/** Subscribing to this instead of a user hears everybody. */
export const EVERYBODY = 'all';

/** The in-process bus: nothing is kept, a listener that comes late asks the API for the present state. */
export function createEventBus(): EventBus {
  const listeners = new Map<string, Set<EventListener>>();
  return {
    publish(user, event) {
      for (const channel of [user, EVERYBODY]) listeners.get(channel)?.forEach((listener) => listener(event));
    },
    subscribe(user, listener) {
      const channel = listeners.get(user) ?? new Set();
      listeners.set(user, channel.add(listener));
      return () => {
        channel.delete(listener);
        if (channel.size === 0 && listeners.get(user) === channel) listeners.delete(user);
      };
    },
  };
}
