import pg from 'pg';

/** Options of the channel. */
export interface ServerChannelOptions {
  /** Address of PostgreSQL. */
  url: string;
  /** Called once for each message of another server, in order. */
  onMessage: (text: string) => void;
  /** Called after a lost connection was replaced: messages may be missing on either side. */
  onGap: () => void;
  /** Delay before reconnecting, in milliseconds. */
  reconnectMs?: number;
}

/** Maximum length of a message in UTF-8; PostgreSQL refuses payloads of 8,000 bytes. */
export const MAX_MESSAGE_BYTES = 7_900;

const RECONNECT_MS = 1_000;
const KEEP_ALIVE_MS = 10_000;
/** Each schema is an installation of its own. The name needs no quotes. */
const CHANNEL_NAME = `select 'omics_events_' || (hashtext(coalesce(current_schema(), '')) & 2147483647) as name`;
const OWN_PROCESS = 'select pg_backend_pid() as pid';

interface Connection {
  client: pg.Client;
  channel: string;
  /** Process of PostgreSQL that serves this connection; it marks the messages of this server. */
  pid: number;
}

/**
 * Message channel between the servers of one database: LISTEN and NOTIFY on a dedicated connection, which keeps the order of
 * a server's messages. A lost connection is replaced.
 */
export class ServerChannel {
  readonly #options: ServerChannelOptions;
  #connection: Connection | undefined;
  /** Messages are sent one after the other. */
  #sending: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: ServerChannelOptions) {
    this.#options = options;
  }

  /** Connects and listens. Rejects when PostgreSQL does not answer. */
  async open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    client.on('error', () => undefined);
    client.on('notification', (message) => {
      const isOwn = message.processId === this.#connection?.pid;
      if (!isOwn && message.payload !== undefined) this.#options.onMessage(message.payload);
    });
    try {
      await client.connect();
      const { rows: named } = await client.query<{ name: string }>(CHANNEL_NAME);
      const { rows: served } = await client.query<{ pid: number }>(OWN_PROCESS);
      const connection = { client, channel: named[0]?.name ?? '', pid: served[0]?.pid ?? 0 };
      await client.query(`listen ${connection.channel}`);
      client.once('end', () => this.#reconnect());
      this.#connection = connection;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    if (this.#closed) await this.close();
  }

  /** Sends a message to the other servers, which miss it while the connection is lost; `onGap` then follows. */
  send(text: string): void {
    this.#sending = this.#sending.then(() => this.#notify(text));
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#sending;
    await this.#connection?.client.end().catch(() => undefined);
  }

  async #notify(text: string): Promise<void> {
    const connection = this.#connection;
    // A failed query ends with the connection, and a lost connection with a gap.
    await connection?.client
      .query('select pg_notify($1, $2)', [connection.channel, text])
      .catch(() => undefined);
  }

  #reconnect(): void {
    this.#connection = undefined;
    if (this.#closed) return;
    this.#timer = setTimeout(() => {
      this.open().then(
        () => {
          if (!this.#closed) this.#options.onGap();
        },
        () => this.#reconnect(),
      );
    }, this.#options.reconnectMs ?? RECONNECT_MS);
    this.#timer.unref();
  }
}
