import type { WesSettings } from '../../config/wes-settings.ts';
import { EngineAway, RunUnknown, type EngineState } from '../job-engine.ts';
import {
  readRun,
  readRunId,
  readRunPage,
  readServiceInfo,
  readStatus,
  readTaskPage,
  type WesLog,
  type WesRun,
  type WesRunSummary,
  type WesServiceInfo,
} from './wes-responses.ts';
import { UnusableResponse, WesRefusal, isTokenRefusal } from './wes-errors.ts';
import type { WesHttp, WesLimits } from './wes-http.ts';
import {
  endlessRunList,
  noRunId,
  noRunList,
  noRunState,
  noServiceInfo,
  refusedPath,
  refusedStop,
} from './wes-silences.ts';
import { isEnd, readState } from './wes-states.ts';

const PAGE_SIZE = '100';
/** Most pages of one list: the engine of a response that never ends is at fault. */
const MAX_PAGES = 10_000;
/** Most tasks of a run that are read. */
const MAX_TASKS = 2000;

/**
 * Client of the GA4GH Workflow Execution Service API, versions 1.0 and 1.1. Its methods throw `EngineAway` for an engine
 * that does not answer or refuses the token, `RunUnknown` for a run that the engine does not have, and `WesRefusal` from
 * `submit` only.
 */
export class WesClient {
  readonly #http: WesHttp;
  readonly #limits: WesLimits;
  readonly #settings: Pick<WesSettings, 'name' | 'prefix'>;
  #hasTaskPages = true;

  constructor(http: WesHttp, limits: WesLimits, settings: Pick<WesSettings, 'name' | 'prefix'>) {
    this.#http = http;
    this.#limits = limits;
    this.#settings = settings;
  }

  async serviceInfo(): Promise<WesServiceInfo> {
    const info = readServiceInfo(await this.#read('/service-info'));
    if (info === undefined) throw new UnusableResponse(noServiceInfo(this.#settings));
    return info;
  }

  /** Submits a run, and returns its id at the engine. */
  async submit(form: FormData): Promise<string> {
    const id = readRunId(await this.#submission(form));
    if (id === undefined) throw new UnusableResponse(noRunId(this.#settings));
    return id;
  }

  /** Reads the log of a run, without the tasks that an engine gives in pages. */
  async run(id: string): Promise<WesRun> {
    const run = readRun(await this.#ofRun(id, ''));
    if (run === undefined) throw new UnusableResponse(noRunState(this.#settings));
    return run;
  }

  /** Reads the state of a run, in the engine's words. */
  async status(id: string): Promise<unknown> {
    return readStatus(await this.#ofRun(id, '/status'));
  }

  /** Tasks of a run by the pages of WES 1.1; empty when the engine has none. */
  async tasks(id: string): Promise<readonly WesLog[]> {
    if (!this.#hasTaskPages) return [];
    const tasks: WesLog[] = [];
    let token: string | undefined;
    do {
      const page = await this.#taskPage(id, token);
      tasks.push(...(page?.tasks ?? []));
      token = page?.nextToken === token ? undefined : page?.nextToken;
    } while (token !== undefined && tasks.length < MAX_TASKS);
    return tasks.slice(0, MAX_TASKS);
  }

  /** All runs of the engine, page by page. */
  async *runs(): AsyncGenerator<WesRunSummary> {
    const seen = new Set<string>();
    let token = '';
    for (let page = 0; page < MAX_PAGES; page += 1) {
      const query = { page_size: PAGE_SIZE, ...(token === '' ? {} : { page_token: token }) };
      const found = readRunPage(await this.#read('/runs', query));
      if (found === undefined) throw new UnusableResponse(noRunList(this.#settings));
      yield* found.runs;
      if (found.nextToken === undefined || seen.has(found.nextToken)) return;
      token = found.nextToken;
      seen.add(token);
    }
    throw new UnusableResponse(endlessRunList(this.#settings));
  }

  /** Requests the end of a run. A refusal of an engine whose run has ended meanwhile is none. */
  async cancel(id: string): Promise<void> {
    try {
      await this.#http.json({ method: 'POST', path: pathOf(id, '/cancel') });
    } catch (error) {
      if (!(error instanceof WesRefusal)) throw error;
      // Toil answers 403 for a run that has failed, Sapporo 400 for one that has ended.
      if (isEnd(await this.#stateOf(id))) return;
      throw isTokenRefusal(error)
        ? this.#http.tokenRefused(error)
        : new EngineAway(refusedStop(this.#settings, error.reason));
    }
  }

  async #stateOf(id: string): Promise<EngineState | undefined> {
    return readState(await this.status(id));
  }

  async #submission(form: FormData): Promise<unknown> {
    const request = { method: 'POST', path: '/runs', timeoutMs: this.#limits.submitMs } as const;
    try {
      return await this.#http.json({ ...request, body: form });
    } catch (error) {
      if (!(error instanceof WesRefusal)) throw error;
      if (isTokenRefusal(error)) throw this.#http.tokenRefused(error);
      // A wrong address refuses everything, too; the service-info then says so.
      await this.serviceInfo();
      const body = error.status === 415 ? jsonOf(form) : undefined;
      if (body === undefined) throw error;
      return this.#http.json({ ...request, body, contentType: 'application/json' });
    }
  }

  async #taskPage(
    id: string,
    token: string | undefined,
  ): Promise<{ tasks: readonly WesLog[]; nextToken: string | undefined } | undefined> {
    try {
      const query = { page_size: PAGE_SIZE, ...(token === undefined ? {} : { page_token: token }) };
      return readTaskPage(await this.#http.json({ path: pathOf(id, '/tasks'), query }));
    } catch (error) {
      // Engines without the pages of 1.1 answer 400 (Sapporo), 404, 405 or 501. Asked again after the next start.
      if (error instanceof WesRefusal) this.#hasTaskPages = false;
      else if (!(error instanceof UnusableResponse)) throw error;
      return undefined;
    }
  }

  /** Reads something of a run. An engine that answers its service-info, and refuses this, does not know the run. */
  async #ofRun(id: string, rest: string): Promise<unknown> {
    try {
      return await this.#http.json({ path: pathOf(id, rest) });
    } catch (error) {
      if (!(error instanceof WesRefusal)) throw error;
      if (isTokenRefusal(error)) throw this.#http.tokenRefused(error);
      await this.serviceInfo();
      throw new RunUnknown(
        `The engine "${this.#settings.name}" does not know this run any more (${error.reason}).`,
      );
    }
  }

  async #read(path: string, query?: Readonly<Record<string, string>>): Promise<unknown> {
    try {
      return await this.#http.json({ path, ...(query === undefined ? {} : { query }) });
    } catch (error) {
      if (!(error instanceof WesRefusal)) throw error;
      if (isTokenRefusal(error)) throw this.#http.tokenRefused(error);
      throw new UnusableResponse(refusedPath(this.#settings, path, error.message));
    }
  }
}

function pathOf(id: string, rest: string): string {
  return `/runs/${encodeURIComponent(id)}${rest}`;
}

/** Submission as JSON, for engines that take no forms; undefined when it carries files. */
function jsonOf(form: FormData): string | undefined {
  const fields = [...form.entries()];
  if (fields.some(([, value]) => typeof value !== 'string')) return undefined;
  const parsed = fields.map(([name, value]) => [
    name,
    name === 'tags' || name === 'workflow_engine_parameters' ? (JSON.parse(String(value)) as unknown) : value,
  ]);
  return JSON.stringify(Object.fromEntries(parsed));
}
