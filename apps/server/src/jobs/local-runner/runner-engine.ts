import { text } from 'node:stream/consumers';
import {
  RunUnknown,
  type EngineRun,
  type JobEngine,
  type LogName,
  type RunHandle,
  type RunObservation,
} from '../../engines/job-engine.ts';
import { LOCAL_ENGINE } from '../../engines/registry.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import { parseStorageLink } from '../../objects/storage-link.ts';
import { RUN_FILES } from '../work-folders.ts';
import type { Runner, RunReport } from './runner.ts';

/** Engine over the local runner, whose programs end with this process. */
export function createRunnerEngine(runner: Runner, objects: Pick<ObjectStore, 'open'>): JobEngine {
  const observations = new Map<string, RunObservation>();
  const outputs = new Map<string, Readonly<Record<string, string>>>();
  let notify: (runId: string) => void = () => {};
  const watch = (id: string) => (report: RunReport) => {
    const before = observations.get(id) ?? WAITING;
    if (report.kind === 'ended') outputs.set(id, report.outputs);
    observations.set(id, { ...before, ...changeOf(report) });
    notify(id);
  };
  return {
    ...LOCAL_ENGINE,
    async submit(run) {
      observations.set(run.id, WAITING);
      return { id: run.id, state: await runner.start(run.id, run, watch(run.id)) };
    },
    async find() {
      return undefined;
    },
    async observe(run, handle) {
      if (!observations.has(run.id)) await runner.resume(run.id, run, stateOf(handle), watch(run.id));
      const observation = observations.get(run.id);
      if (!observation) throw new RunUnknown(`The run ${run.id} is not known.`);
      return observation;
    },
    async cancel(run) {
      runner.cancel(run.id);
    },
    async readLog(run, _handle, log, range) {
      const bytes = Buffer.from(await readWhole(objects, run, log));
      return { bytes: bytes.subarray(range.start, range.start + range.length), size: bytes.length };
    },
    async collect(run) {
      return { outputs: outputs.get(run.id) ?? {}, missing: [] };
    },
    async release(run) {
      observations.delete(run.id);
      outputs.delete(run.id);
    },
    onChange(listener) {
      notify = listener;
    },
    async check() {
      return { version: null, languages: [], problem: null };
    },
    close: () => runner.close(),
  };
}

const WAITING: RunObservation = {
  state: 'queued',
  percentage: null,
  startedTime: null,
  finishedTime: null,
  exitCode: null,
  message: null,
  steps: [],
};

function changeOf(report: RunReport): Partial<RunObservation> {
  if (report.kind === 'started') return { state: 'running', startedTime: report.time };
  if (report.kind === 'progress') return { percentage: report.percentage };
  return {
    state: report.outcome,
    finishedTime: report.time,
    exitCode: report.exitCode,
    message: report.error,
  };
}

function stateOf({ state }: RunHandle): Record<string, unknown> | null {
  return typeof state === 'object' && state !== null ? { ...state } : null;
}

async function readWhole(
  objects: Pick<ObjectStore, 'open'>,
  { workDir }: EngineRun,
  { stream }: LogName,
): Promise<string> {
  const folder = parseStorageLink(workDir);
  return folder ? objects.open(folder.bucket, `${folder.key}/${RUN_FILES[stream]}`).then(text, () => '') : '';
}
