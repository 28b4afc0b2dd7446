import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { RunOutput, WesDescriptor } from '../../../app-store/run-descriptor.ts';
import type { WesSettings } from '../../../config/wes-settings.ts';
import { LinkSigner } from '../../../objects/signed-links.ts';
import { MemoryObjectStore } from '../../../testing/memory-object-store.ts';
import type { EngineRun, JobEngine, RunHandle, RunResults } from '../../job-engine.ts';
import { createWesEngine, type WesEngineOptions } from '../wes-engine.ts';
import type { FakeRun } from './fake-run.ts';
import { FakeWes, type FakeOptions } from './fake-wes.ts';

/** Limits for tests: nothing waits, and responses are small. */
export const TINY_LIMITS = {
  requestMs: 20_000,
  submitMs: 20_000,
  idleMs: 20_000,
  responseBytes: 256 * 1024,
  settleMs: 0,
};

/** Settings of an engine at an address. */
export function wesSettings(url: string, change: Partial<WesSettings> = {}): WesSettings {
  return {
    name: 'wes',
    prefix: 'WES_',
    url,
    token: undefined,
    types: [],
    engine: undefined,
    engineVersion: undefined,
    hosts: [],
    folders: [],
    inputOrigin: undefined,
    slots: 20,
    utcOffset: 'Z',
    ...change,
  };
}

/** Descriptor of a CWL workflow at a URL. */
export function cwlDescriptor(change: Partial<WesDescriptor> = {}): WesDescriptor {
  return {
    descriptorVersion: 2,
    engine: 'wes',
    workflow: { url: 'https://example.org/qc.cwl' },
    type: 'CWL',
    version: 'v1.2',
    params: [],
    outputs: [],
    ...change,
  };
}

/** Run of a descriptor. */
export function engineRun(change: Partial<EngineRun> = {}): EngineRun {
  return {
    id: 'our-1',
    name: 'Quartet WGS',
    descriptor: cwlDescriptor(),
    app: 'lab/qc-v1',
    sample: { sample_id: 's1' },
    workDir: 'minio://projects/p/j',
    ...change,
  };
}

/** Fake WES with an engine that speaks to it, and the objects that the engine reads and writes. */
export interface WesTest {
  readonly fake: FakeWes;
  readonly engine: JobEngine;
  readonly objects: MemoryObjectStore;
  /** Another engine for the same fake, as another server would have. */
  connect(change?: Partial<WesSettings>, options?: Partial<WesEngineOptions>): JobEngine;
  /** Submits a run and returns its handle. */
  submitted(run: EngineRun): Promise<RunHandle>;
  /** Text of an object in the bucket `projects`. */
  stored(key: string): Promise<string>;
}

/** Engine for a fake. */
export function fakeEngine(fake: FakeWes, options: Partial<WesEngineOptions> = {}): JobEngine {
  return createWesEngine({
    settings: wesSettings(fake.url),
    objects: new MemoryObjectStore(new LinkSigner('secret of the tests', '/storage')),
    appStore: { findByName: async () => undefined },
    publicUrl: 'https://portal.example.org',
    maxLogBytes: 1024 * 1024,
    maxFileBytes: 1024 * 1024,
    limits: TINY_LIMITS,
    ...options,
  });
}

/** Starts a fake and an engine that end with the test. */
export async function wesTest(
  fakeOptions: FakeOptions = {},
  change: Partial<WesSettings> = {},
  options: Partial<WesEngineOptions> = {},
): Promise<WesTest> {
  const fake = await FakeWes.start(fakeOptions);
  onTestFinished(() => fake.close());
  const objects = new MemoryObjectStore(new LinkSigner('secret of the tests', '/storage'));
  const connect: WesTest['connect'] = (more = {}, other = {}) =>
    fakeEngine(fake, {
      settings: wesSettings(fake.url, { ...change, ...more }),
      objects,
      ...options,
      ...other,
    });
  const engine = connect();
  return {
    fake,
    engine,
    objects,
    connect,
    submitted: (run) => engine.submit(run),
    stored: async (key) => text(await objects.open('projects', key)),
  };
}

/** URL of a fake that is closed: nothing listens there. */
export async function closedFake(): Promise<string> {
  const fake = await FakeWes.start();
  const { url } = fake;
  await fake.close();
  return url;
}

/** Run with outputs, whose engine says that it has succeeded. */
export async function ended(
  { fake, submitted }: WesTest,
  change: Partial<FakeRun>,
  outputs: readonly RunOutput[] = [],
): Promise<{ run: EngineRun; handle: Awaited<ReturnType<WesTest['submitted']>> }> {
  const run = engineRun({ descriptor: cwlDescriptor({ outputs }) });
  const handle = await submitted(run);
  Object.assign(fake.run(), { state: 'COMPLETE', exitCode: 0, ...change });
  return { run, handle };
}

/** Collects a run. */
export async function collected(
  wes: WesTest,
  change: Partial<FakeRun>,
  outputs: readonly RunOutput[] = [],
): Promise<RunResults> {
  const { run, handle } = await ended(wes, change, outputs);
  return wes.engine.collect(run, handle, await wes.engine.observe(run, handle));
}
