import { createEventBus, type EventBus, type LiveEvent } from './event-bus.ts';
import { MAX_MESSAGE_BYTES, ServerChannel } from './server-channel.ts';

/** Message between servers: an event of a user, or null after a gap in the sender's messages. */
type ServerMessage = { user: string; event: LiveEvent } | null;

export interface SharedEventBusOptions {
  /** Address of PostgreSQL. */
  url: string;
  /** Delay before reconnecting, in milliseconds. */
  reconnectMs?: number;
}

/** Event bus with the connection of its server to the others. */
export interface SharedEventBus {
  events: EventBus;
  disconnect(): Promise<void>;
}

/**
 * Opens the event bus of several servers on one PostgreSQL database. Listeners of this server hear its own events at once,
 * and those of the other servers by the channel. When messages may be missing, all subscriptions end: their clients open new
 * ones and read the present state.
 */
export async function openSharedEventBus(options: SharedEventBusOptions): Promise<SharedEventBus> {
  const local = createEventBus();
  const channel = new ServerChannel({
    ...options,
    onMessage: (text) => {
      const message = JSON.parse(text) as ServerMessage;
      if (message === null) local.close();
      else local.publish(message.user, message.event);
    },
    onGap: () => {
      local.close();
      channel.send(JSON.stringify(null));
    },
  });
  await channel.open();
  const events: EventBus = {
    ...local,
    publish(user, event) {
      local.publish(user, event);
      channel.send(textOf(user, event));
    },
  };
  return { events, disconnect: () => channel.close() };
}

/** Text of an event within the limit of a message: a large one keeps what names the record and its status. */
function textOf(user: string, { type, data }: LiveEvent): string {
  const whole = JSON.stringify({ user, event: { type, data } });
  if (Buffer.byteLength(whole) <= MAX_MESSAGE_BYTES) return whole;
  const { id, status, percentage, project_id: project, stale_since: since, started_time: started } = data;
  const short = {
    id,
    status,
    ...(percentage === undefined ? {} : { percentage }),
    ...(project === undefined ? {} : { project_id: project }),
    ...(started === undefined ? {} : { started_time: started }),
    ...(since === undefined ? {} : { stale_since: since }),
  };
  return JSON.stringify({ user, event: { type, data: short } });
}
