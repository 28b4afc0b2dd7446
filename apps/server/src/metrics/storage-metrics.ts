import { statfs } from 'node:fs/promises';
import { sql, type Kysely } from 'kysely';
import type { Registry } from 'prom-client';
import type { ServerConfig } from '../config/server-config.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import type { Database } from '../records/database.ts';
import { addReadGauges, type Sample } from './read-gauges.ts';

/** Dependencies of the gauges. */
export interface StorageMetricsOptions {
  config: Pick<ServerConfig, 'paths' | 's3'>;
  db: Kysely<Database>;
  objects: Pick<ObjectStore, 'buckets' | 'usage'>;
  /** Time for which the size of the store is used again, in milliseconds: reading it visits every file. */
  usageReuseMs: number;
}

/** Gauges of the database, the object store and the free space on the disks of both. */
export function storageMetrics(registry: Registry, options: StorageMetricsOptions): void {
  const { config, db, objects, usageReuseMs } = options;
  addReadGauges(registry, {
    part: 'database',
    read: async () => {
      const { rows } = await sql<{
        bytes: string;
      }>`select pg_database_size(current_database())::text as bytes`.execute(db);
      return Number(rows[0]?.bytes);
    },
    gauges: [
      {
        name: 'portal_database_bytes',
        help: 'Size of the database on disk.',
        samples: (bytes) => [{ value: bytes }],
      },
    ],
  });
  addReadGauges(registry, {
    part: 'objects',
    read: () => readUsage(objects),
    reuseMs: usageReuseMs,
    keepsLast: true,
    gauges: [
      {
        name: 'portal_objects_bytes',
        help: 'Size of the stored objects by bucket, as of the last ten minutes.',
        labels: ['bucket'],
        samples: (buckets) => buckets.map(({ bucket, bytes }) => ({ labels: { bucket }, value: bytes })),
      },
      {
        name: 'portal_objects',
        help: 'Number of the stored objects by bucket, as of the last ten minutes.',
        labels: ['bucket'],
        samples: (buckets) => buckets.map(({ bucket, count }) => ({ labels: { bucket }, value: count })),
      },
    ],
  });
  addReadGauges(registry, {
    part: 'disk',
    read: () => readFree(config),
    gauges: [
      {
        name: 'portal_disk_free_bytes',
        help: 'Free space on the disk of DATA_DIR and, unless the objects are in S3, on that of OBJECTS_DIR.',
        labels: ['folder'],
        samples: (free) => free,
      },
    ],
  });
}

async function readUsage(objects: StorageMetricsOptions['objects']) {
  const found = [];
  for (const { name } of await objects.buckets())
    found.push({ bucket: name, ...(await objects.usage(name)) });
  return found;
}

async function readFree({ paths, s3 }: StorageMetricsOptions['config']): Promise<Sample[]> {
  const folders = Object.entries({
    data: paths.dataDir,
    ...(s3 === undefined ? { objects: paths.objectsDir } : {}),
  });
  return Promise.all(
    folders.map(async ([folder, path]) => {
      const { bavail, bsize } = await statfs(path);
      return { labels: { folder }, value: bavail * bsize };
    }),
  );
}
