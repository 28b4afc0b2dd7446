import type { components } from '@omics-portal/api/datains';
import type { ProgramProblemParams } from '@omics-portal/qc-inputs';

/** Reason of a failed run as a code, as in the API. */
export type RunProblem = components['schemas']['RunProblem'];

/** Reason of a failed run: one line in English, and its code for readers of other languages; null where it has none. */
export interface RunFailure {
  readonly line: string;
  readonly problem: RunProblem | null;
}

type RunCode = Extract<keyof ProgramProblemParams, `${'run' | 'engine' | 'log'}.${string}`>;

/** Reason of a failed run, or of a silent engine, that has a code, and so words in every language. */
export interface CodedFailure extends RunFailure {
  readonly problem: RunProblem & { readonly code: RunCode };
}

/** Failure of a run, silence of an engine, notice of it or of a log: its line in English, and its code with the parameters of its sentence. */
export function failure<Code extends RunCode>(
  line: string,
  code: Code,
  params: ProgramProblemParams[Code],
): CodedFailure {
  // Sound: the parameters of these codes are numbers and texts.
  return { line, problem: { file: '', code, params: params as RunProblem['params'] } };
}

type EngineCode = {
  [Code in RunCode]: ProgramProblemParams[Code] extends { engine: string } ? Code : never;
}[RunCode];

/** Failure or silence whose line in English is about an engine, by its name. `predicate`: the rest of the line, without a full stop. */
export function engineFailure<Code extends EngineCode>(
  engine: string,
  predicate: string,
  code: Code,
  params: Omit<ProgramProblemParams[Code], 'engine'>,
): CodedFailure {
  // Sound: the engine is the one parameter that `params` leaves out.
  return failure(`The engine "${engine}" ${predicate}.`, code, {
    engine,
    ...params,
  } as ProgramProblemParams[Code]);
}

/** State of a failed run with its reason, as a part of its observation. */
export function failedWith({ line, problem }: CodedFailure) {
  return { state: 'failed', message: line, problem } as const;
}

/** Failure of a run that exceeded its memory limit. */
export function memoryFailure(limit: number): CodedFailure {
  return failure(
    `The program needed more than the ${limit} MB of memory that it may use.`,
    'run.memory-limit',
    {
      limit,
    },
  );
}

/** Failure of a run that exceeded its time limit, in minutes. */
export function timeFailure(limit: number): CodedFailure {
  return failure(`The program was ended after ${limit} minutes, its time limit.`, 'run.time-limit', {
    limit,
  });
}

/** Failure of a run that exceeded its limit of processor time, in minutes. */
export function processorFailure(limit: number): CodedFailure {
  return failure(
    `The program was ended after ${limit} minutes of processor time, its limit.`,
    'run.processor-limit',
    { limit },
  );
}

/** Failure of a program that printed nothing before it ended. */
export function silentFailure(exitCode: number | null, signal: string | null): CodedFailure {
  return signal === null
    ? failure(`The program ended with exit code ${exitCode}.`, 'run.exit-code', { exitCode: exitCode ?? -1 })
    : failure(`The program was ended by ${signal}.`, 'run.signal', { signal });
}

/** Failure of a program that could not be started. `reason`: the error of the system. */
export function launchFailure(reason: string): CodedFailure {
  return failure(reason, 'run.not-launched', { reason });
}

/** Failure of a run whose log could not be written. `reason`: the error of the file system. */
export function logFailure(reason: string): CodedFailure {
  return failure(`The log could not be written: ${reason}`, 'run.log-not-written', { reason });
}

/** Failure of a run that ended without a required output. */
export function missingOutputs(missing: readonly string[]): CodedFailure {
  const outputs = missing.join(', ');
  return failure(`The program ended without writing ${outputs}.`, 'run.missing-outputs', { outputs });
}

/** Failure of a run whose required output could not be read from its engine. */
export function unreadOutput(output: string, { line, problem }: CodedFailure): CodedFailure {
  return { line: `The output ${output} could not be read. ${line}`, problem: { ...problem, file: output } };
}

/** Failure of a run whose processes were ended from outside. */
export const MACHINE_STOPPED = failure(
  'The machine or its process supervisor stopped during the run.',
  'run.machine-stopped',
  {},
);

/** Failure of a run whose machine has not answered for `limit` minutes. */
export function machineAway(host: string, limit: number): CodedFailure {
  const line = `The machine "${host}", which had this run, has not answered for ${limit} minutes.`;
  return failure(line, 'run.machine-away', { host, limit });
}

/** Failure of a run that ended because of a full disk. */
export const DISK_FULL = failure(
  "The server's disk is full: ask its operator to free some space, then start the run again. Its inputs are unchanged.",
  'run.disk-full',
  {},
);

/** Failure whose reason the engine does not give. */
export const NO_REASON = failure('The engine gives no reason.', 'run.no-reason', {});

/** Failure of a run that its engine has forgotten. */
export function lostRun(engine: string): CodedFailure {
  return engineFailure(engine, 'does not know this run any more', 'run.lost', {});
}
