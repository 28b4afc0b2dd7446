import type { components } from '@omics-portal/api/datains';
import type { Selectable } from 'kysely';
import { type EngineState, type LogName } from '../../../engines/job-engine.ts';
import type { AttemptTable } from '../../../jobs/tables.ts';
import type { WorkStatus } from '../../../jobs/transitions.ts';
import type { ProjectRow } from '../projects/project-records.ts';
import { logFile, stepLogKeys } from './log-keys.ts';

type Attempt = components['schemas']['Attempt'];
type AttemptStep = components['schemas']['AttemptStep'];

/** Row of the attempts table. */
export type AttemptRow = Selectable<AttemptTable>;

/** Status of a step in the API, by its state at the engine. */
const STEP_STATUS: Readonly<Record<EngineState, WorkStatus>> = {
  queued: 'Submitted',
  running: 'Running',
  paused: 'On Hold',
  cancelling: 'Aborting',
  succeeded: 'Succeeded',
  failed: 'Failed',
  cancelled: 'Aborted',
};

/** Folder of an attempt, from its start until the results of the project are deleted; null otherwise. */
export function attemptFolder(
  { work_dir, started_time }: Pick<AttemptRow, 'work_dir' | 'started_time'>,
  { mark }: Pick<ProjectRow, 'mark'>,
): string | null {
  return Number(started_time) > 0 && mark !== 'On Hold' ? work_dir : null;
}

/** Attempt as in the API. `status`: that of the job during its newest attempt, so that a requested stop shows at once. */
export function wireAttempt(row: AttemptRow, project: ProjectRow, status: WorkStatus): Attempt {
  const folder = attemptFolder(row, project);
  const keys = stepLogKeys(project, row);
  return {
    number: row.number,
    id: row.id,
    engine: row.engine,
    status: row.finished_time === null ? status : row.status,
    submitted_time: Number(row.submitted_time),
    started_time: Number(row.started_time) || null,
    finished_time: row.finished_time === null ? null : Number(row.finished_time),
    exit_code: row.exit_code,
    error: row.error,
    problem: row.failure_problem,
    outputs: row.outputs,
    workflow_output: folder,
    steps: row.steps.map((step, index): AttemptStep => {
      const linkOf = (stream: LogName['stream']): string | null =>
        folder === null || step.state === 'queued'
          ? null
          : `${folder}/${logFile(row, { step: index, stream })}`;
      return {
        name: step.name,
        key: keys[index] ?? '',
        status: STEP_STATUS[step.state],
        started_time: step.startedTime,
        finished_time: step.finishedTime,
        exit_code: step.exitCode,
        peak_memory: step.usage?.peakMemoryBytes ?? null,
        cpu_seconds: step.usage?.cpuSeconds ?? null,
        stdout: linkOf('stdout'),
        stderr: linkOf('stderr'),
      };
    }),
  };
}
