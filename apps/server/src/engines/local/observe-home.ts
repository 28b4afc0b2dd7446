import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import {
  NOTHING_SEEN,
  RunUnknown,
  type EngineState,
  type RunObservation,
  type RunStep,
  type StepUsage,
} from '../job-engine.ts';
import { MACHINE_STOPPED } from '../run-failure.ts';
import { isAlive, type ProcessId } from './process-id.ts';
import { signalMembers } from './process-members.ts';
import { HOME_FILES, isEndPhase, readHomeFile, type RunOrder, type SupervisedState } from './run-home.ts';

const STATES: Readonly<Record<SupervisedState['phase'], EngineState>> = {
  starting: 'running',
  running: 'running',
  cancelling: 'cancelling',
  succeeded: 'succeeded',
  failed: 'failed',
  cancelled: 'cancelled',
};

/** Observes a run in its folder. A run whose supervisor has died without an end is ended here. */
export async function observeHome(home: string): Promise<RunObservation> {
  const supervisor = await supervisorOf(home);
  // The order of these reads matters: a supervisor that is dead now has written its last state.
  const isRunning = supervisor !== undefined && isAlive(supervisor);
  const state = await readHomeFile<SupervisedState>(home, HOME_FILES.state);
  const order = await readHomeFile<RunOrder>(home, HOME_FILES.order);
  const program = order?.program ?? '';
  if (state && (isRunning || isEndPhase(state.phase))) return observation(state, program);
  if (supervisor && !isRunning) return lostRun(home, state, program);
  if (supervisor || (await isSubmitting(home))) return NOTHING_SEEN;
  throw new RunUnknown('The run was never started.');
}

/** Supervisor of a run; undefined before one has claimed it. */
export async function supervisorOf(home: string): Promise<ProcessId | undefined> {
  return readHomeFile<ProcessId>(home, HOME_FILES.supervisor);
}

/** True while the process that prepares the run is alive. */
async function isSubmitting(home: string): Promise<boolean> {
  const submitter = await readHomeFile<ProcessId>(home, HOME_FILES.submitter);
  return submitter !== undefined && isAlive(submitter);
}

async function lostRun(
  home: string,
  state: SupervisedState | undefined,
  program: string,
): Promise<RunObservation> {
  // Without its supervisor the program has no limits, and its output is not read.
  if (state?.program) signalMembers(state.program, 'SIGKILL');
  const { mtimeMs } = await stat(join(home, state ? HOME_FILES.state : HOME_FILES.supervisor));
  const cancelled = existsSync(join(home, HOME_FILES.cancel));
  return observation(
    {
      percentage: null,
      startedTime: Math.floor(mtimeMs),
      exitCode: null,
      peakMemoryMb: 0,
      cpuSeconds: 0,
      ...state,
      phase: cancelled ? 'cancelled' : 'failed',
      reason: cancelled ? null : MACHINE_STOPPED.line,
      problem: cancelled ? null : MACHINE_STOPPED.problem,
      finishedTime: Math.floor(mtimeMs),
    },
    program,
  );
}

function observation(state: Omit<SupervisedState, 'program' | 'signal'>, program: string): RunObservation {
  const { percentage, startedTime, finishedTime, exitCode, reason, problem } = state;
  const usage = usageOf(state);
  const step: RunStep = {
    name: program,
    state: STATES[state.phase],
    startedTime,
    finishedTime,
    exitCode,
    ...(usage && { usage }),
  };
  return {
    state: step.state,
    percentage,
    startedTime,
    finishedTime,
    exitCode,
    message: reason,
    problem: problem ?? null,
    steps: [step],
  };
}

const BYTES_PER_MB = 1024 ** 2;

/** Usage of an ended program; undefined for one that ended before it was measured. */
function usageOf({
  phase,
  peakMemoryMb,
  cpuSeconds,
}: Pick<SupervisedState, 'phase' | 'peakMemoryMb' | 'cpuSeconds'>): StepUsage | undefined {
  if (!isEndPhase(phase) || peakMemoryMb === 0) return undefined;
  return { peakMemoryBytes: peakMemoryMb * BYTES_PER_MB, cpuSeconds };
}
