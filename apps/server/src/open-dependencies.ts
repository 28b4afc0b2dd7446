import { FolderAppStore } from './app-store/folder-app-store.ts';
import { publicBucket, type ServerConfig } from './config/server-config.ts';
import { generateSecret } from './config/read-config.ts';
import { createEventBus } from './events/event-bus.ts';
import { openSharedEventBus, type SharedEventBus } from './events/shared-event-bus.ts';
import { createEmbeddedIdentity } from './identity/embedded-identity.ts';
import { connectEngines } from './jobs/connect-engines.ts';
import { createJobs } from './jobs/create-jobs.ts';
import { openFolderStore, type OpenStore } from './objects/open-store.ts';
import { LinkSigner } from './objects/signed-links.ts';
import { STORAGE_ROOT } from './objects/storage-routes.ts';
import type { Dependencies } from './dependencies.ts';
import { openDatabase } from './records/open-database.ts';
import { ensureState } from './records/server-state.ts';

/** Open dependencies of the server. `close` closes them in the right order. */
export interface OpenDependencies {
  dependencies: Dependencies;
  signer: LinkSigner;
  /** Lets the next server of the database start. */
  started(): Promise<void>;
  close(): Promise<void>;
}

/** Opens all dependencies. The database comes first, because the others store their keys in it. */
export async function openDependencies(
  config: ServerConfig,
  print: (line: string) => void,
  openStore: OpenStore = openFolderStore,
): Promise<OpenDependencies> {
  const database = await openDatabase(config, print);
  const bus = await openEvents(config).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  try {
    if (database.migrated.length > 0) print(`Database migrated: ${database.migrated.join(', ')}`);
    const { db } = database;
    const signer = new LinkSigner(
      config.storageSecret ?? (await ensureState(db, 'storage.secret', generateSecret)),
      STORAGE_ROOT,
    );
    const store = await openStore({ config, db, signer, print });
    const { objects } = store;
    for (const bucket of [publicBucket(config), 'projects', 'tservice', 'users'])
      await objects.ensureBucket(bucket);
    const identity = await createEmbeddedIdentity(config, db);
    const beforeJobs = {
      config,
      db,
      objects,
      identity,
      events: bus.events,
      appStore: new FolderAppStore(config.paths.appStore),
    };
    const { localPath } = store;
    const engines = connectEngines({ ...beforeJobs, ...(localPath ? { localPath } : {}) });
    const jobs = await createJobs({ ...beforeJobs, engines });
    const close = async () => {
      store.close();
      await jobs.close();
      await bus.disconnect();
      await database.close();
    };
    return { dependencies: { ...beforeJobs, jobs }, signer, started: () => database.started(), close };
  } catch (error) {
    await bus.disconnect();
    await database.close();
    throw error;
  }
}

/** Opens the event bus: over PostgreSQL where other servers may share the database. */
async function openEvents({ databaseUrl, sharesDatabase }: ServerConfig): Promise<SharedEventBus> {
  return databaseUrl !== undefined && sharesDatabase
    ? openSharedEventBus({ url: databaseUrl })
    : { events: createEventBus(), disconnect: async () => undefined };
}
