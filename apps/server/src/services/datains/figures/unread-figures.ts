import type { Kysely } from 'kysely';
import { storeFigures, type AttemptFigures } from '../../../figures/figure-records.ts';
import { readFigures, sourcesId } from '../../../figures/read-figures.ts';
import { stepKey } from '../../../jobs/step-key.ts';
import type { ObjectStore } from '../../../objects/object-store.ts';
import type { Database } from '../../../records/database.ts';
import type { ProjectRow } from '../projects/project-records.ts';
import type { AppFigures } from './app-figures.ts';
import type { JobWithFigures } from './job-figures.ts';

/** Jobs whose files are read in one request: the rest is read by the next ones. */
const MAX_READ = 200;
/** Files that are read at the same time. */
const MAX_PARALLEL = 8;

/** True for a succeeded job whose figures were never read, or from other outputs than the app names today. */
export function isUnread(job: JobWithFigures, app: AppFigures): boolean {
  const descriptor = app.descriptorWithFigures(job.engine);
  return (
    job.status === 'Succeeded' &&
    job.outputs !== null &&
    job.workflow_id !== null &&
    descriptor !== undefined &&
    job.sources_id !== sourcesId(descriptor.figures)
  );
}

/** Reads and stores the figures of at most {@link MAX_READ} of these jobs. Resolves to what was read, by job. */
export async function readUnread(
  { db, objects }: { db: Kysely<Database>; objects: ObjectStore },
  project: ProjectRow,
  app: AppFigures,
  unread: readonly JobWithFigures[],
): Promise<Map<string, AttemptFigures>> {
  const read = new Map<string, AttemptFigures>();
  const waiting = unread.slice(0, MAX_READ).values();
  const worker = async (): Promise<void> => {
    for (const job of waiting) {
      const figures = await readJob(objects, project, app, job);
      if (figures) read.set(job.id, figures);
    }
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, worker));
  await storeFigures(db, [...read.values()]);
  return read;
}

async function readJob(
  objects: ObjectStore,
  project: ProjectRow,
  app: AppFigures,
  { engine, workflow_id: attemptId, outputs }: JobWithFigures,
): Promise<AttemptFigures | undefined> {
  const descriptor = app.descriptorWithFigures(engine);
  if (!descriptor || attemptId === null) return undefined;
  const prefix = `${stepKey(project.project_name, project.app_name)}.`;
  const byName = Object.fromEntries(
    Object.entries(outputs ?? {}).map(([key, link]) => [
      key.startsWith(prefix) ? key.slice(prefix.length) : key,
      link,
    ]),
  );
  const read = await readFigures(objects, descriptor, descriptor.figures, byName);
  return { attemptId, sourcesId: sourcesId(descriptor.figures), ...read };
}
