import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import type {
  LocalDescriptor,
  RunLimits,
  RunOutput,
  SampleSheet,
} from '../../../app-store/run-descriptor.ts';
import { builtSupervisor } from '../../../testing/built-server.ts';
import type { EngineRun, EngineState, JobEngine, RunHandle, RunObservation } from '../../job-engine.ts';
import { createLocalEngine, type LocalEngineOptions } from '../local-engine.ts';
import { localFiles } from '../local-files.ts';
import { HOME_FILES, readHomeFile, type SupervisedState } from '../run-home.ts';

/** Time limit for real processes on a loaded machine. */
const PATIENCE = { timeout: 50_000, interval: 30 };

/** Change of a run of the bench. */
export interface RunChange {
  readonly limits?: RunLimits;
  readonly outputs?: readonly RunOutput[];
  readonly params?: LocalDescriptor['params'];
  readonly sampleSheet?: SampleSheet;
  readonly sample?: Readonly<Record<string, unknown>>;
  /** A tool instead of the script. */
  readonly command?: string;
  readonly arguments?: readonly (string | readonly string[])[];
}

/** Local engine in a folder of its own, whose programs are scripts of Node.js. */
export interface EngineBench {
  readonly root: string;
  readonly engine: JobEngine;
  readonly options: LocalEngineOptions;
  /** Makes a run of a script, which is not submitted yet. */
  run(script: string, change?: RunChange): Promise<EngineRun>;
  /** Output folder of a run. */
  out(run: EngineRun): string;
  /** Waits until a run has one of these states. */
  until(run: EngineRun, handle: RunHandle, states: readonly EngineState[]): Promise<RunObservation>;
  /** Waits for the end of a run. */
  end(run: EngineRun, handle: RunHandle): Promise<RunObservation>;
  /** Waits until the program has printed a text on stdout. */
  printed(run: EngineRun, handle: RunHandle, text: string): Promise<string>;
  state(run: EngineRun): Promise<SupervisedState>;
  close(): Promise<void>;
}

/** Opens a bench; `change` overrides options of the engine. */
export async function openBench(change: Partial<LocalEngineOptions> = {}): Promise<EngineBench> {
  const root = await mkdtemp(join(tmpdir(), 'local-engine-'));
  const [programs, scratchDir] = [join(root, 'programs'), join(root, 'runs')];
  await mkdir(programs);
  const out = ({ workDir }: Pick<EngineRun, 'workDir'>): string =>
    join(root, workDir.replace('minio://', ''));
  const options: LocalEngineOptions = {
    files: localFiles({ delete: async () => true }, (bucket, key) => join(root, bucket, key)),
    programs,
    programsAreBuilt: true,
    supervisor: await builtSupervisor(),
    scratchDir,
    memoryMb: 1024,
    timeMinutes: 10,
    maxLogBytes: 1024 * 1024,
    killGraceMs: 300,
    ...change,
  };
  const engine = createLocalEngine(options);
  const handles: [EngineRun, RunHandle][] = [];
  const until: EngineBench['until'] = (run, handle, states) =>
    vi.waitFor(async () => {
      const observation = await engine.observe(run, handle);
      expect(states).toContain(observation.state);
      return observation;
    }, PATIENCE);
  return {
    root,
    engine: {
      ...engine,
      submit: async (run) => {
        const handle = await engine.submit(run);
        handles.push([run, handle]);
        return handle;
      },
    },
    options,
    async run(script, change = {}) {
      const {
        limits,
        outputs = [],
        params = [],
        sampleSheet,
        sample = {},
        command,
        arguments: args,
      } = change;
      const id = randomUUID();
      await writeFile(join(programs, `${id}.js`), script);
      const common = {
        descriptorVersion: 2,
        engine: 'local',
        params,
        outputs,
        ...(limits && { limits }),
        ...(sampleSheet && { sampleSheet }),
      } as const;
      const descriptor: LocalDescriptor = command
        ? { ...common, command, ...(args && { arguments: args }) }
        : { ...common, program: id };
      return {
        id,
        name: 'bench',
        app: null,
        descriptor,
        sample: { sample_id: 's', ...sample },
        workDir: `minio://projects/bench/${id}`,
      };
    },
    out,
    until,
    end: (run, handle) => until(run, handle, ['succeeded', 'failed', 'cancelled']),
    printed: (run, handle, text) =>
      vi.waitFor(async () => {
        const { bytes } = await engine.readLog(
          run,
          handle,
          { stream: 'stdout' },
          { start: 0, length: 100_000 },
        );
        const log = new TextDecoder().decode(bytes);
        expect(log).toContain(text);
        return log;
      }, PATIENCE),
    state: async (run) => {
      const state = await readHomeFile<SupervisedState>(join(scratchDir, run.id), HOME_FILES.state);
      if (!state) throw new Error(`The run ${run.id} has no state.`);
      return state;
    },
    async close() {
      await Promise.all(handles.map(([run, handle]) => engine.release(run, handle).catch(() => undefined)));
      await engine.close();
      await rm(root, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Waits until a process has ended. */
export async function gone(pid: number): Promise<void> {
  await vi.waitFor(async () => {
    const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => ') Z');
    expect(stat.slice(stat.lastIndexOf(')') + 2)).toMatch(/^Z/);
  }, PATIENCE);
}
