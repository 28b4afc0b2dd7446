import type { Kysely } from 'kysely';
import type { Registry } from 'prom-client';
import type { AppStore } from './app-store/app-store.ts';
import type { AuditLog } from './audit/audit-log.ts';
import type { ServerConfig } from './config/server-config.ts';
import type { EventBus } from './events/event-bus.ts';
import type { Callers } from './identity/callers.ts';
import type { Identity } from './identity/identity.ts';
import type { Jobs } from './jobs/run-queue.ts';
import type { FinishedFiles } from './objects/finished/finished-files.ts';
import type { FolderKeys } from './objects/folder-keys.ts';
import type { ObjectStore } from './objects/object-store.ts';
import type { PartStore } from './objects/parts/part-store.ts';
import type { Database } from './records/database.ts';
import type { QueryWatch } from './records/query-watch.ts';
import type { ClickhouseClient } from './services/dataseq/clickhouse/clickhouse-client.ts';
import type { Uploads } from './uploads/create-uploads.ts';
import type { Trash } from './trash/trash.ts';

/** Dependencies of the handlers, created once at start. Each is a port with one adapter today. */
export interface Dependencies {
  config: ServerConfig;
  db: Kysely<Database>;
  objects: ObjectStore;
  /** Parts of uploads that become objects. */
  parts: PartStore;
  uploads: Uploads;
  /** Temporary keys of the object store for uploads; undefined when it gives out none. */
  folderKeys: FolderKeys | undefined;
  /** Files of finished data sets; undefined in a store that only this server writes to. */
  finishedFiles: FinishedFiles | undefined;
  identity: Identity;
  /** Callers of bearer tokens: of sign-ins at `identity` and of personal access tokens. */
  callers: Callers;
  jobs: Jobs;
  audit: AuditLog;
  trash: Trash;
  events: EventBus;
  appStore: AppStore;
  /** Metrics of this server, to which each part adds its own. */
  metrics: Registry;
  /** Watch over the queries of `db`. */
  queries: QueryWatch;
  /** ClickHouse, which answers queries on the largest collections; undefined: `db` does. */
  clickhouse: ClickhouseClient | undefined;
}
