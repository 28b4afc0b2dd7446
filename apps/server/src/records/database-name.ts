import { join } from 'node:path';
import type { ServerConfig } from '../config/server-config.ts';

/** Display name of the configured database. It never contains the password of `DATABASE_URL`. */
export function databaseName({ databaseUrl, paths }: Pick<ServerConfig, 'databaseUrl' | 'paths'>): string {
  if (databaseUrl === undefined) return `the embedded database in ${join(paths.dataDir, 'records')}`;
  const { host, pathname, searchParams } = new URL(databaseUrl);
  return `the PostgreSQL database ${searchParams.get('host') ?? host}${pathname} (DATABASE_URL)`;
}

/** Capitalises the first letter, for the beginning of a sentence. */
export function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
