import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { StoredApp } from '../../../app-store/app-store.ts';
import type { WesDescriptor } from '../../../app-store/run-descriptor.ts';
import type { WesSettings } from '../../../config/wes-settings.ts';
import type { EngineRun, JobEngine, RunHandle, RunObservation, RunResults } from '../../job-engine.ts';
import { createWesEngine, type WesEngineOptions } from '../wes-engine.ts';

/** Trial workflow of a language: it writes a word. */
interface TrialWorkflow {
  readonly file: string;
  readonly version: string;
  readonly text: string;
}

const WORKFLOWS: Readonly<Record<WesDescriptor['type'], TrialWorkflow>> = {
  CWL: {
    file: 'portal-check.cwl',
    version: 'v1.2',
    text: `cwlVersion: v1.2
class: CommandLineTool
baseCommand: [echo, portal]
inputs: []
outputs:
  word:
    type: stdout
stdout: word.txt
`,
  },
  WDL: {
    file: 'portal_check.wdl',
    version: '1.0',
    text: `version 1.0
task say {
  command <<< echo portal >>>
  output { File word = stdout() }
}
workflow portal_check {
  call say
  output { File word = say.word }
}
`,
  },
  NFL: {
    file: 'main.nf',
    version: 'DSL2',
    text: `process say {
  output: path 'word.txt'
  script: 'echo portal > word.txt'
}
workflow { say() }
`,
  },
  SMK: {
    file: 'Snakefile',
    version: '7',
    text: `rule say:
    output: "word.txt"
    shell: "echo portal > {output}"
`,
  },
};

/** Trial run at an engine, and what the portal learned from it. */
export interface TrialResult {
  readonly handle: RunHandle;
  readonly observation: RunObservation;
  /** True when the engine gave the run back by its tag. */
  readonly isFound: boolean;
  readonly results: RunResults;
  /** Contents of what was collected by name. */
  readonly stored: ReadonlyMap<string, string>;
}

/** Options of a trial run. */
export interface TrialOptions {
  readonly settings: WesSettings;
  readonly publicUrl: string;
  readonly type: WesDescriptor['type'];
  /** Time until the run counts as stuck, in milliseconds. */
  readonly timeoutMs: number;
  /** Pause between two looks, in milliseconds. */
  readonly lookMs: number;
  readonly limits?: WesEngineOptions['limits'];
}

/** Runs a small workflow at an engine, from the submission to its results. Throws the errors of the engine. */
export async function trialRun(options: TrialOptions): Promise<TrialResult> {
  const { file, version, text } = WORKFLOWS[options.type];
  const folder = await mkdtemp(join(tmpdir(), 'portal-engine-check-'));
  const stored = new Map<string, string>();
  const engine = trialEngine(options, folder, stored);
  try {
    await writeFile(join(folder, file), text);
    const run = trialRunOf({
      descriptorVersion: 2,
      engine: 'wes',
      workflow: { file },
      type: options.type,
      version,
      params: [],
      outputs: [{ name: 'word', kind: 'text', output: 'word', required: options.type === 'CWL' }],
    });
    const handle = await engine.submit(run);
    const found = await engine.find(run);
    const observation = await untilEnd(engine, run, handle, options);
    const results = await engine.collect(run, handle, observation);
    const isFound = found?.['remoteId'] === handle['remoteId'];
    return { handle, observation, isFound, results, stored };
  } finally {
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function trialRunOf(descriptor: WesDescriptor): EngineRun {
  return {
    id: `check-${Date.now()}-${Math.random().toString(36).slice(2, 8)}`,
    name: 'engine check',
    descriptor,
    app: 'portal/engine-check',
    sample: { sample_id: 'check' },
    workDir: 'minio://check/run',
  };
}

/** Engine whose app is a folder and whose store is a map. */
function trialEngine(
  { settings, publicUrl, limits }: TrialOptions,
  folder: string,
  stored: Map<string, string>,
): JobEngine {
  const noInputs = () => Promise.reject(new Error('A trial run has no inputs.'));
  return createWesEngine({
    settings,
    publicUrl,
    objects: {
      list: noInputs,
      presignGet: noInputs,
      put: async (bucket: string, key: string, content: Readable) => {
        const chunks: Buffer[] = [];
        for await (const chunk of content) chunks.push(Buffer.from(chunk as Uint8Array));
        const whole = Buffer.concat(chunks);
        stored.set(key.slice('run/'.length), whole.toString());
        return {
          bucket,
          key,
          size: whole.length,
          etag: '',
          md5: '',
          sha256: '',
          contentType: '',
          lastModified: new Date(),
        };
      },
    },
    appStore: { findByName: async (name) => ({ name, folder }) as StoredApp },
    maxLogBytes: 1024 * 1024,
    maxFileBytes: 1024 * 1024,
    limits: { settleMs: 0, ...limits },
  });
}

async function untilEnd(
  engine: JobEngine,
  run: EngineRun,
  handle: RunHandle,
  { timeoutMs, lookMs }: TrialOptions,
): Promise<RunObservation> {
  const until = Date.now() + timeoutMs;
  for (;;) {
    const observation = await engine.observe(run, handle);
    if (['succeeded', 'failed', 'cancelled'].includes(observation.state)) return observation;
    if (Date.now() > until) {
      await engine.cancel(run, handle);
      throw new Error(
        `The trial run is still ${observation.state} after ${Math.round(timeoutMs / 60_000)} minutes; it was stopped.`,
      );
    }
    await new Promise((resolve) => setTimeout(resolve, lookMs));
  }
}
