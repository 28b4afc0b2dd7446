import type { components } from '@omics-portal/api/datains';

type ProjectAction = components['schemas']['ProjectAction'];
type JobAction = components['schemas']['WorkflowAction'];
type RunProblem = components['schemas']['RunProblem'];

/** Live event: one change of a record, named as in the SSE stream `/api/events`. */
export interface LiveEvent {
  type: 'project' | 'workflow' | 'task' | 'notification';
  data: {
    id: string | number;
    status: string;
    percentage?: number;
    project_id?: string;
    /** Counts of the jobs, in events of projects; the fields of `ProjectStats` in datains.yaml. */
    stats?: components['schemas']['ProjectStats'];
    /** Start of a job, in milliseconds since the epoch; 0 before it. */
    started_time?: number;
    /** When the engine of a job last responded, in milliseconds since the epoch. Absent while it responds. */
    stale_since?: number;
    /** Reason of the silence, as a line in English and as a code. */
    stale_reason?: string;
    stale_problem?: RunProblem;
    /** Message of the engine of a job beside its status; null for none. */
    notice?: RunProblem | null;
    /** Actions that a project or job allows in this status; see allowed-actions.ts. */
    actions?: readonly (ProjectAction | JobAction)[];
  };
}

/** Event listener: called once for each event, in order. It must not throw. */
export type EventListener = (event: LiveEvent) => void;

/** Event bus (port) for live status: in this process, or over all servers of a database. `user` is the `sub` of the account that owns the changed record. */
export interface EventBus {
  publish(user: string, event: LiveEvent): void;
  /**
   * Subscribes to the events of one user, or of all users (`'all'`, for admins). Returns the unsubscribe function.
   * `onClose` is called once if the bus ends the subscription: at shutdown, or when events may be missing.
   */
  subscribe(user: string, listener: EventListener, onClose?: () => void): () => void;
  /** Ends all present subscriptions. */
  close(): void;
}

/** Channel with the events of all users, in place of a user's `sub`. */
export const ALL_USERS = 'all';

/** In-process event bus. It stores nothing: a late listener reads the present state from the API. */
export function createEventBus(): EventBus {
  const listeners = new Map<string, Set<EventListener>>();
  const closers = new Set<() => void>();
  return {
    publish(user, event) {
      for (const channel of [user, ALL_USERS]) listeners.get(channel)?.forEach((listener) => listener(event));
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
      // A subscriber that subscribes again at the end of its subscription has a new one, which this close leaves alone.
      const ends = [...closers];
      closers.clear();
      listeners.clear();
      for (const end of ends) end();
    },
  };
}
