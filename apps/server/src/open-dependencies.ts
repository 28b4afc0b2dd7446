import { AuditLog, removeOldDaily } from './audit/audit-log.ts';
import { FolderAppStore } from './app-store/folder-app-store.ts';
import { publicBucket, type ServerConfig } from './config/server-config.ts';
import { createEventBus } from './events/event-bus.ts';
import { openSharedEventBus, type SharedEventBus } from './events/shared-event-bus.ts';
import { accountCommandContext, runAccountCommand } from './identity/accounts-command/account-commands.ts';
import { serveAccountCommands } from './identity/accounts-command/command-socket.ts';
import { AccessTokens } from './identity/access-tokens/access-tokens.ts';
import { Callers } from './identity/callers.ts';
import { createEmbeddedIdentity } from './identity/embedded-identity.ts';
import { connectProvider } from './identity/external-identity.ts';
import { connectEngines } from './jobs/connect-engines.ts';
import { createJobs } from './jobs/create-jobs.ts';
import { FinishedFiles } from './objects/finished/finished-files.ts';
import { VerifiedObjectStore } from './objects/finished/verified-object-store.ts';
import { openStore as openConfiguredStore, type OpenStore } from './objects/open-store.ts';
import { readLinkSecret } from './identity/secrets/link-secret.ts';
import { LinkSigner } from './objects/signed-links.ts';
import { STORAGE_ROOT } from './objects/storage-routes.ts';
import type { Dependencies } from './dependencies.ts';
import { createRegistry } from './metrics/server-metrics.ts';
import { removeExpiredHourly } from './trash/empty-trash.ts';
import { Trash, TRASH_BUCKET } from './trash/trash.ts';
import { openDatabase } from './records/open-database.ts';
import { QueryWatch } from './records/query-watch.ts';
import { ClickhouseClient } from './services/dataseq/clickhouse/clickhouse-client.ts';
import { cleanOrphansDaily } from './storage-check/orphan-cleaner.ts';
import { createUploads } from './uploads/create-uploads.ts';

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
  openStore: OpenStore = openConfiguredStore,
): Promise<OpenDependencies> {
  const metrics = createRegistry(config.version);
  const queries = new QueryWatch(metrics, config.slowQueryMs);
  const database = await openDatabase(config, print, queries);
  const bus = await openEvents(config).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  try {
    if (database.migrated.length > 0) print(`Database migrated: ${database.migrated.join(', ')}`);
    const { db } = database;
    const signer = new LinkSigner(config.storageSecret, STORAGE_ROOT);
    const store = await openStore({ config, db, signer, print });
    // After the store, which refuses a folder of another database: its secret would be the wrong one.
    signer.useSecret(await readLinkSecret(db, config));
    const { objects, parts } = store;
    const finishedFiles = store.localPath ? undefined : new FinishedFiles(db);
    if (config.adoptObjects) await finishedFiles?.forget();
    for (const bucket of [publicBucket(config), 'projects', 'tservice', 'users', TRASH_BUCKET])
      await objects.ensureBucket(bucket);
    const uploads = createUploads({ db, objects, parts, settings: config.quotas, metrics });
    const audit = new AuditLog(db, config.auditDays);
    const trash = new Trash({ db, objects, keptDays: config.trashDays, finishedFiles });
    const identity = config.provider
      ? await connectProvider(config.provider, { db, audit, print })
      : await createEmbeddedIdentity(config, db, audit);
    const commands =
      config.provider || config.databaseUrl !== undefined
        ? undefined
        : await serveAccountCommands(config.paths.dataDir, (command) =>
            runAccountCommand(accountCommandContext(config, db, audit, identity.startLink), command),
          );
    const beforeJobs = {
      config,
      db,
      objects: finishedFiles ? new VerifiedObjectStore(objects, finishedFiles) : objects,
      parts,
      uploads,
      folderKeys: store.folderKeys,
      finishedFiles,
      identity,
      callers: new Callers(identity, new AccessTokens(db)),
      audit,
      trash,
      events: bus.events,
      appStore: new FolderAppStore(config.paths.appStore),
      metrics,
      queries,
      clickhouse: config.clickhouse && new ClickhouseClient(config.clickhouse),
    };
    const { localPath } = store;
    const engines = connectEngines({ ...beforeJobs, ...(localPath ? { localPath } : {}) });
    const jobs = await createJobs({ ...beforeJobs, engines });
    const stopRemoving = [
      await removeOldDaily(audit),
      removeExpiredHourly(trash),
      // A database that adopts a store does not know its folders.
      cleanOrphansDaily({ db, objects, days: config.adoptObjects ? undefined : config.orphanDays, print }),
    ];
    const close = async () => {
      for (const stop of stopRemoving) stop();
      commands?.close();
      identity.close?.();
      await uploads.close();
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
