import type { ClickhouseSettings } from '../../../config/clickhouse-settings.ts';

/** Error of ClickHouse, with its code; without a code the server could not be reached. */
export class ClickhouseError extends Error {
  constructor(
    message: string,
    readonly code?: number,
  ) {
    super(message);
  }
}

/** Result of a query: rows of values, and how many there are without the limit. */
export interface ClickhouseRows {
  data: unknown[][];
  /** Absent without a limit. */
  rows_before_limit_at_least?: number;
}

/** Error codes of ClickHouse. */
export const CODES = { timeLimit: 159, unknownTable: 60, unknownSetting: 115 } as const;

/** Time limit of a query in seconds: SQL would take longer. */
const QUERY_SECONDS = 60;
/** Time limit of statements of a load, in milliseconds. */
const LOAD_MS = 600_000;
/** Time for which queries do not try a server that could not be reached. */
const AWAY_MS = 5000;
const MAX_MESSAGE = 300;

/** Long lists of values make long queries. */
const LIMITS = {
  max_query_size: '100000000',
  max_ast_elements: '10000000',
  max_expanded_ast_elements: '10000000',
};

/** Columns with a dictionary need this setting in 18.16. Later servers have them without it, and may not know it any more. */
const DICTIONARIES = { allow_experimental_low_cardinality_type: '1' };

/**
 * Client of ClickHouse over its HTTP interface, for servers from 18.16 on. These know no bound parameters, so all values are
 * written by `literals.ts`. User name and password go into a header, and into no message.
 */
export class ClickhouseClient {
  readonly #address: string;
  readonly #headers: Readonly<Record<string, string>>;
  readonly #database: Readonly<Record<string, string>>;
  readonly #now: () => number;
  #awayUntil = 0;

  constructor({ url, database, user, password }: ClickhouseSettings, now: () => number = () => Date.now()) {
    this.#address = url;
    const key = Buffer.from(`${user ?? 'default'}:${password ?? ''}`).toString('base64');
    // The server closes idle connections after seconds, and a request on one that is just being closed fails.
    this.#headers = { connection: 'close', ...(user !== undefined && { authorization: `Basic ${key}` }) };
    this.#database = database === undefined ? {} : { database };
    this.#now = now;
  }

  /** Rows of a query. @throws ClickhouseError at once for some seconds after the server could not be reached. */
  async rows(sql: string): Promise<ClickhouseRows> {
    if (this.#now() < this.#awayUntil)
      throw new ClickhouseError('ClickHouse could not be reached a moment ago.');
    const settings = {
      ...LIMITS,
      max_execution_time: String(QUERY_SECONDS),
      output_format_json_quote_64bit_integers: '0',
      output_format_json_quote_denormals: '1',
      // An error in the middle of a result would come with the status of success.
      wait_end_of_query: '1',
    };
    const text = await this.#send(settings, `${sql} FORMAT JSONCompact`, QUERY_SECONDS * 1000 + 5000);
    return JSON.parse(text) as ClickhouseRows;
  }

  /** Runs a statement of a load, which may take minutes. */
  async run(sql: string): Promise<void> {
    try {
      await this.#send({ ...LIMITS, ...DICTIONARIES }, sql, LOAD_MS);
    } catch (error) {
      if (!(error instanceof ClickhouseError) || error.code !== CODES.unknownSetting) throw error;
      await this.#send(LIMITS, sql, LOAD_MS);
    }
  }

  /** Inserts rows in the format RowBinary. */
  async insert(table: string, rows: Buffer): Promise<void> {
    await this.#send({ query: `INSERT INTO ${table} FORMAT RowBinary` }, rows, LOAD_MS);
  }

  /** @throws ClickhouseError with the reason when queries cannot be answered. */
  async check(): Promise<void> {
    await this.#send({}, 'SELECT 1', AWAY_MS);
  }

  async #send(
    settings: Readonly<Record<string, string>>,
    body: string | Buffer,
    ms: number,
  ): Promise<string> {
    const query = new URLSearchParams({ ...this.#database, ...settings });
    let response: Response;
    let text: string;
    try {
      response = await fetch(`${this.#address}/?${query.toString()}`, {
        method: 'POST',
        headers: this.#headers,
        body: typeof body === 'string' ? body : new Uint8Array(body),
        signal: AbortSignal.timeout(ms),
        redirect: 'error',
      });
      text = await response.text();
    } catch (error) {
      this.#awayUntil = this.#now() + AWAY_MS;
      throw new ClickhouseError(`ClickHouse cannot be reached: ${reasonOf(error)}`);
    }
    this.#awayUntil = 0;
    if (response.ok) return text;
    const code = Number(
      /^Code: (\d+)/.exec(text)?.[1] ?? response.headers.get('x-clickhouse-exception-code') ?? 0,
    );
    throw new ClickhouseError(`ClickHouse: ${text.trim().slice(0, MAX_MESSAGE)}`, code);
  }
}

/** Reason of a failed `fetch`, which is in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.cause.name : error.message;
}
