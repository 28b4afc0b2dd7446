import { hostname } from 'node:os';
import pg from 'pg';
import { StartError } from '../config/start-error.ts';
import { capitalized } from './database-name.ts';

/** Claim on a PostgreSQL database: held while this process is its only server. */
export interface DatabaseClaim {
  release(): Promise<void>;
}

export interface ClaimOptions {
  url: string;
  /** Display name of the database, for the message that refuses a second server. */
  name: string;
  /** Called when another server took the database while this one was disconnected. */
  onTaken: (error: StartError) => void;
  /** Delay before reconnecting, in milliseconds. */
  reconnectMs?: number;
}

/** First key of the advisory lock: "omic" in ASCII. The second is derived from the schema, so that two schemas can be used. */
const LOCK_CLASS = 0x6f_6d_69_63;
const LOCK_OBJECT = `hashtext(coalesce(current_schema(), '')) & 2147483647`;
const TRY_LOCK = `select pg_try_advisory_lock(${LOCK_CLASS}, ${LOCK_OBJECT}) as held`;
const FIND_HOLDER = `select application_name from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and granted and classid = ${LOCK_CLASS} and objid = (${LOCK_OBJECT})::oid
    and pg_locks.database = (select oid from pg_database where datname = current_database())`;
/** Keep-alive: a machine that disappears without closing its connection loses its claim after about a minute. */
const KEEP_ALIVE =
  'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3';
const RECONNECT_MS = 2000;

/**
 * Claims a PostgreSQL database for this server by a session lock. Two servers on one database would each miss the other's
 * files, jobs and live events, so a live holder is a `StartError` that names its process and machine. PostgreSQL releases
 * the lock however the process ends; after a lost connection the server claims it again.
 */
export async function claimDatabase(options: ClaimOptions): Promise<DatabaseClaim> {
  const claim = new Claim(options);
  await claim.take();
  return claim;
}

class Claim implements DatabaseClaim {
  readonly #options: ClaimOptions;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #released = false;

  constructor(options: ClaimOptions) {
    this.#options = options;
  }

  async take(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      application_name: `server with process id ${process.pid} on ${hostname()}`,
    });
    let isHeld = false;
    client.on('error', () => undefined);
    client.once('end', () => {
      if (isHeld) this.#reconnect();
    });
    try {
      await client.connect();
      await client.query(KEEP_ALIVE);
      const { rows } = await client.query<{ held: boolean }>(TRY_LOCK);
      if (rows[0]?.held !== true) throw await this.#inUse(client);
      this.#client = client;
      isHeld = true;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  async release(): Promise<void> {
    this.#released = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  async #inUse(client: pg.Client): Promise<StartError> {
    const { rows } = await client.query<{ application_name: string }>(FIND_HOLDER);
    const holder = rows[0] ? `the ${rows[0].application_name}` : 'another server';
    return new StartError(
      `${capitalized(this.#options.name)} is in use by ${holder}: stop that one, or set DATABASE_URL to a database of this server's own.`,
    );
  }

  #reconnect(): void {
    this.#client = undefined;
    if (this.#released) return;
    this.#timer = setTimeout(() => {
      this.take()
        .then(() => (this.#released ? this.release() : undefined))
        .catch((error: unknown) => {
          if (error instanceof StartError && !this.#released) this.#options.onTaken(error);
          else this.#reconnect();
        });
    }, this.#options.reconnectMs ?? RECONNECT_MS);
    this.#timer.unref();
  }
}
