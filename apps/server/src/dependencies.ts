import type { Kysely } from 'kysely';
import type { AppStore } from './app-store/app-store.ts';
import type { ServerConfig } from './config/server-config.ts';
import type { EventBus } from './events/event-bus.ts';
import type { Identity } from './identity/identity.ts';
import type { Jobs } from './jobs/run-queue.ts';
import type { ObjectStore } from './objects/object-store.ts';
import type { Database } from './records/database.ts';

/** Dependencies of the handlers, created once at start. Each is a port with one adapter today. */
export interface Dependencies {
  config: ServerConfig;
  db: Kysely<Database>;
  objects: ObjectStore;
  identity: Identity;
  jobs: Jobs;
  events: EventBus;
  appStore: AppStore;
}
