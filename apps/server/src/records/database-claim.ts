import { hostname } from 'node:os';
import pg from 'pg';
import { StartError } from '../config/start-error.ts';
import { capitalized } from './database-name.ts';

/** Claim on a PostgreSQL database, alone or together with other servers that share it. */
export interface DatabaseClaim {
  /** Lets the next server start: see `claimDatabase`. */
  started(): Promise<void>;
  release(): Promise<void>;
}

export interface ClaimOptions {
  url: string;
  /** Display name of the database, for the message that refuses a second server. */
  name: string;
  /** Share the database with other servers that share it as well. */
  isShared: boolean;
  /** Called when another server is starting, before this one waits for it. */
  onWait: () => void;
  /** Called when another server took the database while this one was disconnected. */
  onTaken: (error: StartError) => void;
  /** Delay before reconnecting, in milliseconds. */
  reconnectMs?: number;
}

/** First key of the advisory lock: "omic" in ASCII. The second is derived from the schema, so that two schemas can be used. */
const LOCK_CLASS = 0x6f_6d_69_63;
const LOCK_OBJECT = `hashtext(coalesce(current_schema(), '')) & 2147483647`;
const LOCKS = `${LOCK_CLASS}, ${LOCK_OBJECT}`;
const TRY_LOCK = `select pg_try_advisory_lock(${LOCKS}) as held`;
const TRY_SHARED_LOCK = `select pg_try_advisory_lock_shared(${LOCKS}) as held`;
/** Lock of a server that is starting, so that migrations, keys and reference data are written by one at a time. */
const START_LOCKS = `${LOCK_CLASS + 1}, ${LOCK_OBJECT}`;
const FIND_HOLDER = `select application_name from pg_locks join pg_stat_activity using (pid)
  where locktype = 'advisory' and granted and classid = ${LOCK_CLASS} and objid = (${LOCK_OBJECT})::oid
    and pg_locks.database = (select oid from pg_database where datname = current_database())`;
/** Keep-alive: a machine that disappears without closing its connection loses its claim after about a minute. */
const KEEP_ALIVE =
  'set tcp_keepalives_idle = 30; set tcp_keepalives_interval = 10; set tcp_keepalives_count = 3';
const RECONNECT_MS = 2000;

/**
 * Claims a PostgreSQL database for this server by a session lock. Two servers with different folders would each miss the
 * other's files, so a live holder is a `StartError` that names its process and machine, unless both share the database.
 * Servers that share it start one after the other: each waits until the one before has called `started`. PostgreSQL releases
 * the locks however the process ends; after a lost connection the server claims the database again.
 */
export async function claimDatabase(options: ClaimOptions): Promise<DatabaseClaim> {
  const claim = new Claim(options);
  await claim.take();
  await claim.waitForOthers();
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
      const lock = this.#options.isShared ? TRY_SHARED_LOCK : TRY_LOCK;
      const { rows } = await client.query<{ held: boolean }>(lock);
      if (rows[0]?.held !== true) throw await this.#inUse(client);
      this.#client = client;
      isHeld = true;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  /** Waits while another server is starting. */
  async waitForOthers(): Promise<void> {
    const { rows = [] } =
      (await this.#client?.query<{ held: boolean }>(`select pg_try_advisory_lock(${START_LOCKS}) as held`)) ??
      {};
    if (rows[0]?.held === true) return;
    this.#options.onWait();
    await this.#client?.query(`select pg_advisory_lock(${START_LOCKS})`);
  }

  async started(): Promise<void> {
    await this.#client?.query(`select pg_advisory_unlock(${START_LOCKS})`).catch(() => undefined);
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
      `${capitalized(this.#options.name)} is in use by ${holder}: stop that one, set DATABASE_URL to a database of this server's own, or set OBJECTS_DIR to one folder for both servers.`,
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
