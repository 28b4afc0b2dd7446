import type { WesDescriptor } from '../../app-store/run-descriptor.ts';
import type { EngineState, RunObservation, RunStep } from '../job-engine.ts';
import { failure, type CodedFailure } from '../run-failure.ts';
import { failureOfRun } from './wes-failure.ts';
import type { WesLog, WesRun } from './wes-responses.ts';
import { isEnd, readState } from './wes-states.ts';
import { readTime } from './wes-times.ts';

/** Context of an engine's response: known steps, last state and time zone. */
export interface ObservationContext {
  /** Known steps of the workflow. */
  readonly steps: WesDescriptor['steps'];
  /** State at the last poll; undefined at the first. */
  readonly lastState: EngineState | undefined;
  readonly utcOffset: string;
}

/** Observation of a run from its log and its tasks. A state that the portal does not know keeps the last one, and says so. */
export function observationOf(
  run: WesRun,
  tasks: readonly WesLog[],
  { steps: known, lastState, utcOffset }: ObservationContext,
): RunObservation {
  const state = stateOf(run.state, lastState);
  const steps = tasks.map((task, index) => stepOf(task, index, state, utcOffset));
  return {
    state,
    percentage: percentageOf(state, steps, known),
    startedTime: readTime(run.log.startTime, utcOffset),
    finishedTime: isEnd(state) ? readTime(run.log.endTime, utcOffset) : null,
    exitCode: run.log.exitCode,
    ...messageOf(run, state, steps),
    steps,
  };
}

/** Observation of a run of which the engine gives only the state now. */
export function stateObservation(wesState: unknown, lastState: EngineState | undefined): RunObservation {
  const state = stateOf(wesState, lastState);
  return {
    state,
    percentage: null,
    startedTime: null,
    finishedTime: null,
    exitCode: null,
    ...noticeOf(wesState),
    steps: [],
  };
}

function stateOf(wesState: unknown, lastState: EngineState | undefined): EngineState {
  return readState(wesState) ?? (isEnd(lastState) ? undefined : lastState) ?? 'running';
}

function stepOf(task: WesLog, index: number, runState: EngineState, utcOffset: string): RunStep {
  return {
    name: task.name ?? `task ${index + 1}`,
    state: stepState(task, runState),
    startedTime: readTime(task.startTime, utcOffset),
    finishedTime: readTime(task.endTime, utcOffset),
    exitCode: task.exitCode,
  };
}

/** State of a task, which WES does not give: from its exit code and its times, and in the end from the state of its run. */
function stepState(task: WesLog, runState: EngineState): EngineState {
  if (task.exitCode !== null) return task.exitCode === 0 ? 'succeeded' : 'failed';
  const ended = typeof task.endTime === 'string' && task.endTime !== '';
  if (runState === 'succeeded') return 'succeeded';
  if (isEnd(runState)) return 'cancelled';
  if (ended) return 'succeeded';
  const started = task.issued === true || (typeof task.startTime === 'string' && task.startTime !== '');
  return started ? 'running' : 'queued';
}

/** Share of the known steps that have finished; null when the steps or the tasks are not known. Below 100 before the end. */
function percentageOf(
  state: EngineState,
  steps: readonly RunStep[],
  known: WesDescriptor['steps'],
): number | null {
  if (state === 'succeeded') return 100;
  if (known === undefined || known.length === 0 || steps.length === 0) return null;
  const finished = known.filter((name) => {
    const tasks = steps.filter((step) => isTaskOf(step.name, name));
    return tasks.length > 0 && tasks.every((task) => task.state === 'succeeded');
  });
  return Math.min(Math.floor((100 * finished.length) / known.length), 99);
}

/** True for a task of a step: engines prefix and number the names, such as `qc.cwl.fastp` or `call-fastp-2`. */
function isTaskOf(task: string, step: string): boolean {
  const at = task.toLowerCase().indexOf(step.toLowerCase());
  if (at === -1) return false;
  const [before = '', after = ''] = [task.slice(0, at).slice(-1), task.slice(at + step.length).slice(0, 1)];
  return !/[a-z0-9]/i.test(before) && !/[a-z0-9]/i.test(after);
}

/** Message of an observation and its code: the reason of a failure, or a notice. */
function messageOf(
  run: WesRun,
  state: EngineState,
  steps: readonly RunStep[],
): Pick<RunObservation, 'message' | 'problem'> {
  if (state !== 'failed') return noticeOf(run.state);
  const { line, problem } = failureOfRun(run, steps);
  return { message: line, problem };
}

/** Notice of a state that the portal does not know. */
function noticeOf(wesState: unknown): Pick<RunObservation, 'message' | 'problem'> {
  if (readState(wesState) !== undefined) return { message: null };
  const { line, problem } = unknownState(wesState);
  return { message: line, problem };
}

function unknownState(wesState: unknown): CodedFailure {
  if (wesState === undefined || wesState === 'UNKNOWN')
    return failure('The engine does not know the state of this run now.', 'engine.no-state', {});
  const state = JSON.stringify(wesState).slice(0, 40);
  const line = `The engine gives the state ${state}, which the portal does not know.`;
  return failure(line, 'engine.unknown-state', { state });
}
