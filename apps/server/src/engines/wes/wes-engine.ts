import type { AppStore } from '../../app-store/app-store.ts';
import type { WesDescriptor } from '../../app-store/run-descriptor.ts';
import type { WesSettings } from '../../config/wes-settings.ts';
import type { ObjectStore } from '../../objects/object-store.ts';
import { parseStorageLink } from '../../objects/storage-link.ts';
import { noResultsYet, stillReceiving } from '../engine-silences.ts';
import {
  EngineAway,
  EngineRefusal,
  RunUnknown,
  type EngineHealth,
  type EngineRun,
  type EngineState,
  type JobEngine,
  type LogName,
  type LogPiece,
  type RunHandle,
  type RunObservation,
  type RunResults,
} from '../job-engine.ts';
import { invalidLink, largeResponse, otherEngine, refusedByEngine } from '../run-refusals.ts';
import { collectLogs } from './collect-logs.ts';
import { collectOutputs } from './collect-outputs.ts';
import { RunTags, findRuns } from './find-run.ts';
import { haveSharedFailures, ownFailures, toilStepLog } from './toil-step-log.ts';
import { RecentRuns } from './recent-runs.ts';
import { toilTasks } from './toil-tasks.ts';
import type { WesLog, WesRun, WesServiceInfo } from './wes-responses.ts';
import { WesClient } from './wes-client.ts';
import { UnusableResponse, WesRefusal, neverArrived } from './wes-errors.ts';
import { WesFiles } from './wes-files.ts';
import { WES_LIMITS, WesHttp, type WesLimits } from './wes-http.ts';
import { limited, logContent, logSource, pieceOf, readPiece } from './wes-logs.ts';
import { observationOf, stateObservation } from './wes-observation.ts';
import { isEnd, readState } from './wes-states.ts';
import { submissionForm } from './wes-submission.ts';

/** Options of a WES engine. */
export interface WesEngineOptions {
  readonly settings: WesSettings;
  readonly objects: Pick<ObjectStore, 'list' | 'presignGet' | 'put'>;
  readonly appStore: Pick<AppStore, 'findByName'>;
  /** Origin of this server, for links of inputs. */
  readonly publicUrl: string;
  /** Size limit of each log, in bytes. */
  readonly maxLogBytes: number;
  /** Size limit of each output, in bytes. */
  readonly maxFileBytes: number;
  /** Default: `WES_LIMITS`. */
  readonly limits?: Partial<WesLimits>;
  /** Clock, in milliseconds since the epoch. */
  readonly now?: () => number;
}

/** Time for which a service-info is used again. */
const INFO_MS = 10 * 60_000;
/** Maximum attempts to collect a run whose engine responds, but not for all of its logs and outputs. */
const MAX_COLLECT_ATTEMPTS = 20;
/** Attempts to collect a run that lists no results, and the time between them in milliseconds. */
const MAX_OUTPUT_ATTEMPTS = 5;
const OUTPUT_WAIT_MS = 1_000;
/** Creates the engine of a GA4GH Workflow Execution Service, version 1.0 or 1.1. */
export function createWesEngine(options: WesEngineOptions): JobEngine {
  return new WesEngine(options);
}

class WesEngine implements JobEngine {
  readonly kind = 'wes';
  readonly name: string;
  readonly #options: WesEngineOptions;
  readonly #limits: WesLimits;
  readonly #http: WesHttp;
  readonly #client: WesClient;
  readonly #files: WesFiles;
  readonly #tags = new RunTags();
  readonly #now: () => number;
  readonly #created: number;
  /** Times of submissions that may still arrive; -Infinity for one that cannot. */
  readonly #doubtful = new RecentRuns<number>();
  readonly #lastStates = new RecentRuns<EngineState>();
  readonly #collects = new RecentRuns<number>();
  #info: { value: WesServiceInfo; time: number } | undefined;

  constructor(options: WesEngineOptions) {
    const { settings } = options;
    this.name = settings.name;
    this.#options = options;
    this.#limits = { ...WES_LIMITS, ...options.limits };
    this.#http = new WesHttp(settings, this.#limits);
    this.#client = new WesClient(this.#http, this.#limits, settings);
    this.#files = new WesFiles(settings, this.#http, this.#limits);
    this.#now = options.now ?? Date.now;
    this.#created = this.#now();
  }

  async submit(run: EngineRun): Promise<RunHandle> {
    this.#doubtful.set(run.id, -Infinity);
    const { settings, publicUrl } = this.#options;
    const inputOrigin = settings.inputOrigin ?? publicUrl;
    const form = await submissionForm(
      { ...this.#options, inputOrigin },
      run,
      descriptorOf(run),
      await this.#serviceInfo(),
    );
    try {
      return { remoteId: await this.#client.submit(form) };
    } catch (error) {
      if (error instanceof WesRefusal) throw refusedByEngine(this.name, error.reason);
      if (!neverArrived(error)) this.#doubtful.set(run.id, this.#now());
      throw error;
    }
  }

  async find(run: EngineRun): Promise<RunHandle | undefined> {
    const since = this.#doubtful.get(run.id) ?? this.#created;
    const wait = since + this.#limits.settleMs - this.#now();
    const found = await this.#findAll(run.id, wait > 0);
    const [remoteId, ...copies] = found;
    if (remoteId === undefined) {
      if (wait <= 0) return undefined;
      throw new EngineAway(stillReceiving(this.name), wait);
    }
    for (const copy of copies) await this.#endCopy(copy);
    return { remoteId };
  }

  async observe(run: EngineRun, handle: RunHandle): Promise<RunObservation> {
    const id = remoteIdOf(handle);
    const observation = await this.#observation(run, id);
    this.#lastStates.set(run.id, observation.state);
    return observation;
  }

  async cancel(_run: EngineRun, handle: RunHandle): Promise<void> {
    await this.#client.cancel(remoteIdOf(handle));
  }

  async readLog(
    _run: EngineRun,
    handle: RunHandle,
    { stream, step }: LogName,
    range: { start: number; length: number },
  ): Promise<LogPiece> {
    const id = remoteIdOf(handle);
    const run = await this.#client.run(id);
    const log = step === undefined ? run.log : (await this.#tasksOf(id, run))[step];
    const base = this.#addressOf(id);
    const { maxLogBytes } = this.#options;
    if (stream === 'stderr' && log?.stderr === null && log.logName !== undefined) {
      const whole = logContent(this.#files, logSource(run.log.stderr ?? '', base));
      return pieceOf(toilStepLog(limited(whole, maxLogBytes, ''), log.logName), range);
    }
    return readPiece(this.#files, logSource(log?.[stream] ?? '', base), range, maxLogBytes);
  }

  async collect(run: EngineRun, handle: RunHandle, observation: RunObservation): Promise<RunResults> {
    const folder = parseStorageLink(run.workDir);
    if (!folder) throw invalidLink(run.workDir);
    const id = remoteIdOf(handle);
    const remote = await this.#runToCollect(id);
    const tasks = await this.#tasksOf(id, remote);
    const attempt = (this.#collects.get(run.id) ?? 0) + 1;
    this.#collects.set(run.id, attempt);
    const common = {
      ...this.#options,
      files: this.#files,
      base: this.#addressOf(id),
      folder,
      lastAttempt: attempt >= MAX_COLLECT_ATTEMPTS,
    };
    this.#requireOutputs(run, remote, observation, attempt);
    await collectLogs(common, remote.log, tasks, observation);
    return collectOutputs(common, descriptorOf(run).outputs, remote.outputs);
  }

  /** Stops a run that still lives. WES has no request that removes one. */
  async release(run: EngineRun, handle: RunHandle): Promise<void> {
    this.#lastStates.delete(run.id);
    this.#doubtful.delete(run.id);
    this.#collects.delete(run.id);
    try {
      await this.#endCopy(remoteIdOf(handle));
    } catch (error) {
      if (!(error instanceof RunUnknown)) throw error;
    }
  }

  /** Does nothing: WES reports no changes. */
  onChange(): void {}

  async check(): Promise<EngineHealth> {
    try {
      const { version, languages } = await this.#client.serviceInfo();
      const types = [...languages].flatMap(([type, versions]) =>
        versions.length === 0 ? [type] : versions.map((each) => `${type} ${each}`),
      );
      return { version, languages: types, problem: null };
    } catch (error) {
      return {
        version: null,
        languages: [],
        problem: error instanceof Error ? error.message : String(error),
      };
    }
  }

  async close(): Promise<void> {
    this.#http.close();
  }

  async #observation(run: EngineRun, id: string): Promise<RunObservation> {
    const lastState = this.#lastStates.get(run.id);
    const { utcOffset } = this.#options.settings;
    const steps = descriptorOf(run).steps;
    try {
      const remote = await this.#client.run(id);
      return observationOf(remote, await this.#ownTasks(id, remote), { steps, lastState, utcOffset });
    } catch (error) {
      if (!(error instanceof UnusableResponse)) throw error;
      // The log of a run may be too large or broken while its state can still be read.
      return stateObservation(await this.#client.status(id), lastState);
    }
  }

  /** Tasks of a run; those of Toil without the failures that they only share. */
  async #ownTasks(id: string, run: WesRun): Promise<readonly WesLog[]> {
    const tasks = await this.#tasksOf(id, run);
    if (!haveSharedFailures(run, tasks)) return tasks;
    const whole = logContent(this.#files, logSource(run.log.stderr ?? '', this.#addressOf(id)));
    return ownFailures(tasks, limited(whole, this.#options.maxLogBytes, ''));
  }

  /** Throws `EngineAway` for a run that has succeeded without a result: Toil lists the results a moment after that state. */
  #requireOutputs(run: EngineRun, remote: WesRun, { state }: RunObservation, attempt: number): void {
    const listed = typeof remote.outputs === 'object' ? Object.keys(remote.outputs ?? {}).length : 1;
    if (state !== 'succeeded' || listed > 0 || descriptorOf(run).outputs.length === 0) return;
    if (attempt <= MAX_OUTPUT_ATTEMPTS) throw new EngineAway(noResultsYet(this.name), OUTPUT_WAIT_MS);
  }

  /** Log of a run that has ended. One that is too large can never be collected, so the run fails. */
  async #runToCollect(id: string): Promise<WesRun> {
    try {
      return await this.#client.run(id);
    } catch (error) {
      if (error instanceof UnusableResponse && error.permanent)
        throw largeResponse(this.name, Math.floor(this.#limits.responseBytes / 1024), error.message);
      throw error;
    }
  }

  async #tasksOf(id: string, run: WesRun): Promise<readonly WesLog[]> {
    if (run.tasks !== null && run.tasks.length > 0) return toilTasks(run.tasks);
    const { wesVersions } = await this.#serviceInfo();
    return wesVersions.some((version) => /^v?1\.[1-9]/.test(version)) ? this.#client.tasks(id) : [];
  }

  /** Finds all copies of a run. While it may still arrive, an engine that hides tags is polled again. */
  async #findAll(runId: string, mayArrive: boolean): Promise<readonly string[]> {
    try {
      return await findRuns(this.#client, this.#tags, runId);
    } catch (error) {
      if (error instanceof EngineRefusal && mayArrive) return [];
      throw error;
    }
  }

  async #endCopy(id: string): Promise<void> {
    if (!isEnd(readState(await this.#client.status(id)))) await this.#client.cancel(id);
  }

  async #serviceInfo(): Promise<WesServiceInfo> {
    const now = this.#now();
    if (this.#info === undefined || now - this.#info.time > INFO_MS)
      this.#info = { value: await this.#client.serviceInfo(), time: now };
    return this.#info.value;
  }

  #addressOf(id: string): URL {
    return new URL(`${this.#options.settings.url}/runs/${encodeURIComponent(id)}`);
  }
}

function descriptorOf({ descriptor }: EngineRun): WesDescriptor {
  if (descriptor.engine !== 'wes') throw otherEngine('wes');
  return descriptor;
}

function remoteIdOf(handle: RunHandle): string {
  const { remoteId } = handle;
  if (typeof remoteId !== 'string') throw new RunUnknown('The record of this run has no id of its engine.');
  return remoteId;
}
