import type { Kysely } from 'kysely';
import type { PartStore } from '../objects/parts/part-store.ts';
import type { Database } from '../records/database.ts';
import { sizedUpload } from './part-uploads.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Options of the cleaning job. */
export interface UploadCleanerOptions {
  db: Kysely<Database>;
  parts: PartStore;
  /** Days for which an upload without any request is kept. */
  keepDays: number;
  /** Default: the present time. */
  now?: () => number;
}

/**
 * Removes uploads in parts without any request for some days, records of those that ended a day ago, and parts that no
 * record knows, which a server left that ended while it began or completed an upload.
 *
 * @returns the number of removed uploads with parts.
 */
export async function cleanUploads({
  db,
  parts,
  keepDays,
  now = Date.now,
}: UploadCleanerOptions): Promise<number> {
  const before = String(now() - keepDays * DAY_MS);
  const idle = await db.selectFrom('part_uploads').selectAll().where('used_time', '<', before).execute();
  const stale = idle.filter(({ state }) => state === 'open');
  for (const row of idle) {
    if (row.state === 'open') await parts.abort(sizedUpload(row));
    await db.deleteFrom('part_uploads').where('id', '=', row.id).execute();
  }
  await db
    .deleteFrom('part_uploads')
    .where('state', 'in', ['done', 'different'])
    .where('used_time', '<', String(now() - DAY_MS))
    .execute();
  const unknown = await unknownUploads({ db, parts, began: now() - DAY_MS });
  for (const upload of unknown) await parts.abort(upload);
  return stale.length + unknown.length;
}

/** Uploads of the part store that were begun before a time and have no record. */
export async function unknownUploads({
  db,
  parts,
  began,
}: Pick<UploadCleanerOptions, 'db' | 'parts'> & { began: number }) {
  const held = await parts.held();
  const rows = await db.selectFrom('part_uploads').select('store_id').where('state', '=', 'open').execute();
  const known = new Set(rows.map(({ store_id: id }) => id));
  return held.filter((upload) => !known.has(upload.storeId) && upload.began.getTime() < began);
}

/** Cleans now and every hour; returns the function that stops it. */
export function cleanUploadsHourly(
  options: UploadCleanerOptions,
  report: (error: unknown) => void,
): () => void {
  const clean = () => void cleanUploads(options).catch(report);
  clean();
  const timer = setInterval(clean, HOUR_MS).unref();
  return () => clearInterval(timer);
}
