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
  /**
   * Listens to one user's events, or to everybody's (`'all'`, for admins). Returns how to stop. `onClose` is called once,
   * when the server shuts down while the listener is subscribed.
   */
  subscribe(user: string, listener: EventListener, onClose?: () => void): () => void;
  /** Ends all subscriptions: the server shuts down. */
  close(): void;
}

/** Subscribing to this instead of a user hears everybody. */
export const EVERYBODY = 'all';

/** The in-process bus: nothing is kept, a listener that comes late asks the API for the present state. */
export function createEventBus(): EventBus {
  const listeners = new Map<string, Set<EventListener>>();
  const closers = new Set<() => void>();
  return {
    publish(user, event) {
      for (const channel of [user, EVERYBODY]) listeners.get(channel)?.forEach((listener) => listener(event));
    },
    subscribe(user, listener, onClose = () => undefined) {
      const channel = listeners.get(user) ?? new Set();
      listeners.set(user, channel.add(listener));
      const end = () => onClose();
      closers.add(end);
      return () => {
        closers.delete(end);
        channel.delete(listener);
        if (channel.size === 0 && listeners.get(user) === channel) listeners.delete(user);
      };
    },
    close() {
      for (const end of closers) end();
      closers.clear();
      listeners.clear();
    },
  };
}
