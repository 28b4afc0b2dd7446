import type { components } from '@omics-portal/api/datains';
import type { Dependencies } from '../../../dependencies.ts';
import type { FigureRow } from '../../../figures/figure-row.ts';
import type { Language } from '../../../http/preferred-language.ts';
import { jobGroups } from '../../../jobs/project-records.ts';
import { countJobs } from '../../../jobs/project-status.ts';
import type { PageRequest } from '../../../records/read-page.ts';
import type { ProjectRow } from '../projects/project-records.ts';
import { AppFigures, undescribedColumn } from './app-figures.ts';
import { pageOfJobs, type JobWithFigures } from './job-figures.ts';
import { isUnread, readUnread } from './unread-figures.ts';

type ProjectFigures = components['schemas']['ProjectFigures'];
type WireRow = components['schemas']['FigureRow'];
type Missing = WireRow['missing'];

/** Figures of one page of a project's jobs, with the columns that they need. */
export async function projectFigures(
  { db, objects, appStore }: Pick<Dependencies, 'db' | 'objects' | 'appStore'>,
  project: ProjectRow,
  { page, size, language }: PageRequest & { language: Language },
): Promise<ProjectFigures> {
  const [app, stored, groups] = await Promise.all([
    appStore.findById(project.app_id).then((found) => AppFigures.of(appStore, found)),
    pageOfJobs(db, project.id, { page, size }),
    jobGroups(db, [project.id]),
  ]);
  const unread = stored.filter((job) => isUnread(job, app));
  const read = await readUnread({ db, objects }, project, app, unread);
  const left = new Set(unread.filter(({ id }) => !read.has(id)).map(({ id }) => id));
  const jobs = stored.map((job) => ({ ...job, ...read.get(job.id) }));
  const counts = countJobs(groups.get(project.id) ?? []);
  const rows = jobs.flatMap((job) => rowsOf(job, left.has(job.id) ? 'not-read' : missingOf(job, app)));
  const columns = columnsOf(app.columns(language), rows);
  return {
    total: counts.total,
    page,
    per_page: size,
    ended: groupsEnded(groups.get(project.id) ?? []),
    unread: left.size,
    columns,
    series: app.series(language),
    data: rows.map(({ values, ...row }) => ({
      ...row,
      values: columns.map(({ key }) => (Object.hasOwn(values, key) ? (values[key] ?? null) : null)),
    })),
  };
}

const ENDED = new Set(['Succeeded', 'Failed', 'Aborted', 'On Hold']);

function groupsEnded(groups: readonly { status: string; jobs: number }[]): number {
  return groups.reduce((sum, { status, jobs }) => sum + (ENDED.has(status) ? jobs : 0), 0);
}

type Row = Omit<WireRow, 'values'> & Pick<FigureRow, 'values'>;

function rowsOf({ id, sample_id, status, rows }: JobWithFigures, missing: Missing): Row[] {
  const own = status === 'Succeeded' && missing !== 'deleted' && missing !== 'not-read' ? (rows ?? []) : [];
  const whole = { job_id: id, sample_id, status, missing };
  return own.length === 0
    ? [{ ...whole, part: null, series: null, values: {} }]
    : own.map(({ part, series, values }) => ({ ...whole, part, series, values }));
}

/** Reason why a job has no figures, or not all of them; null when its files were read. */
function missingOf({ status, outputs, rows, problem, engine }: JobWithFigures, app: AppFigures): Missing {
  if (status === 'Failed') return 'failed';
  if (status === 'Aborted' || status === 'On Hold') return 'stopped';
  if (status !== 'Succeeded') return 'not-ended';
  if (outputs === null) return 'deleted';
  if (rows === null) return app.descriptorWithFigures(engine) ? 'not-read' : 'no-figures';
  return problem?.code ?? null;
}

function columnsOf(described: ProjectFigures['columns'], rows: readonly Row[]): ProjectFigures['columns'] {
  const known = new Set(described.map(({ key }) => key));
  const others = new Map<string, unknown[]>();
  for (const { values } of rows) {
    for (const [key, value] of Object.entries(values)) {
      if (known.has(key)) continue;
      const seen = others.get(key);
      if (seen) seen.push(value);
      else others.set(key, [value]);
    }
  }
  return [...described, ...[...others].map(([key, values]) => undescribedColumn(key, values))];
}
