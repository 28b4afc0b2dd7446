import type { Kysely } from 'kysely';
import { Counter, type Registry } from 'prom-client';
import type { QuotaSettings } from '../config/upload-settings.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { PartStore } from '../objects/parts/part-store.ts';
import type { Database } from '../records/database.ts';
import { PartUploads } from './part-uploads.ts';
import { Quotas } from './quotas.ts';
import { StorageUsage } from './storage-usage.ts';
import { cleanUploadsHourly } from './upload-cleaner.ts';

/** Uploads of the server: those in parts, and the quotas of accounts. */
export interface Uploads {
  inParts: PartUploads;
  quotas: Quotas;
  usage: StorageUsage;
  /** Stops the cleaning job, and waits for the checks of stored files. */
  close(): Promise<void>;
}

/** Dependencies of the uploads. */
export interface CreateUploadsOptions {
  db: Kysely<Database>;
  objects: ObjectStore;
  parts: PartStore;
  settings: QuotaSettings;
  /** Registry of the server's metrics. */
  metrics: Registry;
}

/** Creates the uploads of the server, and starts the job that removes abandoned ones. */
export function createUploads({ db, objects, parts, settings, metrics }: CreateUploadsOptions): Uploads {
  const usage = new StorageUsage(db, objects);
  const inParts = new PartUploads({ db, parts, objects });
  const stop = cleanUploadsHourly({ db, parts, keepDays: settings.keepDays }, (error) =>
    console.error('Unfinished uploads in parts could not be removed:', error),
  );
  const close = async (): Promise<void> => {
    stop();
    await inParts.settled();
  };
  return { inParts, quotas: new Quotas(settings, usage, quotaCounter(metrics)), usage, close };
}

/** Counter of refused files; returns the function that counts one. */
function quotaCounter(registry: Registry): () => void {
  const refused = new Counter({
    name: 'portal_quota_refused_total',
    help: 'Files and uploads that got 413 because a quota had no room for them.',
    registers: [registry],
  });
  return () => refused.inc();
}
