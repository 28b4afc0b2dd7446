import type { EnvironmentReader } from './environment-reader.ts';

/** Settings of ClickHouse, which answers queries on the largest collections. */
export interface ClickhouseSettings {
  /** Address without user name, password and slash at the end. */
  readonly url: string;
  readonly user: string | undefined;
  readonly password: string | undefined;
  /** Database for the tables of the portal; undefined: the default one of the user. */
  readonly database: string | undefined;
  /** Collections with more records use ClickHouse. */
  readonly records: number;
}

/** Size of a collection up to which the read index in memory answers. */
export const MAX_INDEX_RECORDS = 5_000_000;

/** Reads the settings of ClickHouse; undefined without `CLICKHOUSE_URL`. */
export function readClickhouseSettings(read: EnvironmentReader): ClickhouseSettings | undefined {
  const address = read.optional('CLICKHOUSE_URL');
  const records = read.integer('CLICKHOUSE_RECORDS', MAX_INDEX_RECORDS, 0, MAX_INDEX_RECORDS);
  if (address === undefined) return undefined;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const [, database] = /^\/([A-Za-z_][A-Za-z0-9_]*)?$/.exec(url?.pathname ?? '') ?? [undefined, null];
  if (
    url === undefined ||
    !/^https?:$/.test(url.protocol) ||
    database === null ||
    url.search + url.hash !== ''
  ) {
    // The address may contain a password, which is not repeated.
    read.problems.push('CLICKHOUSE_URL must be an address like http://user:password@host:8123/database.');
    return undefined;
  }
  return { url: url.origin, user: decoded(url.username), password: decoded(url.password), database, records };
}

function decoded(text: string): string | undefined {
  return text === '' ? undefined : decodeURIComponent(text);
}
