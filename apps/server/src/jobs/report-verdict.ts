import { text } from 'node:stream/consumers';
import { type Level, LEVELS } from '@omics-portal/qc-metrics';
import type { ObjectStore } from '../objects/object-store.ts';
import { parseStorageLink } from '../objects/storage-link.ts';

/** Level of the verdict in a report.json; null without a file, and for a file without a known level. */
export async function readVerdict(objects: ObjectStore, link: string | undefined): Promise<Level | null> {
  const location = parseStorageLink(link);
  if (!location) return null;
  try {
    const parsed: unknown = JSON.parse(await text(await objects.open(location.bucket, location.key)));
    const level = (parsed as { verdict?: { level?: unknown } } | null)?.verdict?.level;
    return LEVELS.find((known) => known === level) ?? null;
  } catch {
    // A report without a readable verdict is a valid report.
    return null;
  }
}
