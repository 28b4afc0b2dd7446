import type { components } from '@omics-portal/api/datains';
import { sql, type Kysely } from 'kysely';
import type { EngineRegistry } from '../../engines/registry.ts';
import type { Database } from '../../records/database.ts';

type AppEngine = components['schemas']['AppEngine'];

/** Newest projects of an app whose jobs count, and jobs of each: enough for a median, and cheap among 10,000 jobs. */
const PROJECTS = 10;
const JOBS_OF_PROJECT = 50;
/** With fewer jobs the median would be that of one run, and would show how long a single person's job took. */
const MIN_JOBS = 3;

/** Median times of the jobs of an app in seconds, by the name of the engine. */
export type JobTimes = ReadonlyMap<string, number>;

/** Time for which median times are served again, in milliseconds: nearly every screen requests the list of apps. */
const REMEMBER_MS = 60_000;

/** Function that reads the median times of the jobs of apps, once a minute at most. A failed read is not remembered. */
export function recentJobTimes(
  read: () => Promise<ReadonlyMap<string, JobTimes>>,
  now: () => number = Date.now,
): () => Promise<ReadonlyMap<string, JobTimes>> {
  let last: { readonly times: Promise<ReadonlyMap<string, JobTimes>>; readonly until: number } | undefined;
  return () => {
    if (last !== undefined && now() < last.until) return last.times;
    const entry = { times: read(), until: now() + REMEMBER_MS };
    entry.times.catch(() => {
      if (last === entry) last = undefined;
    });
    last = entry;
    return entry.times;
  };
}

/** Median times of the newest succeeded jobs of apps, by the id of the app. */
export async function jobTimes(
  db: Kysely<Database>,
  appIds: readonly string[],
): Promise<ReadonlyMap<string, JobTimes>> {
  const { rows } = await sql<{ app_id: string; engine: string; ms: number }>`
    select p.app_id, w.engine,
      percentile_cont(0.5) within group (order by w.finished_time - w.started_time) as ms
    from (
      select id, app_id, row_number() over (partition by app_id order by started_time desc) as age
      from projects where app_id = any(${appIds})
    ) p
    cross join lateral (
      select engine, started_time, finished_time from workflows
      where project_id = p.id and status = 'Succeeded' and engine is not null
        and started_time > 0 and finished_time >= started_time
      limit ${JOBS_OF_PROJECT}
    ) w
    where p.age <= ${PROJECTS}
    group by p.app_id, w.engine
    having count(*) >= ${MIN_JOBS}`.execute(db);
  const times = new Map<string, Map<string, number>>();
  for (const { app_id: appId, engine, ms } of rows) {
    const ofApp = times.get(appId) ?? new Map<string, number>();
    times.set(appId, ofApp.set(engine, Math.round(Number(ms)) / 1000));
  }
  return times;
}

/** Engines of an app with their slots and the median time of its jobs, as far as they are known. */
export function withJobTimes(
  engines: readonly AppEngine[],
  registry: EngineRegistry,
  times: JobTimes | undefined,
): AppEngine[] {
  return engines.map((engine) => {
    const slots = registry.find(engine.name)?.jobSlots ?? 0;
    const seconds = times?.get(engine.name);
    return {
      ...engine,
      ...(slots > 0 && { job_slots: slots }),
      ...(seconds !== undefined && { median_seconds: seconds }),
    };
  });
}
