import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { send, sendFault, type FakeResponse, type Fault } from './fake-faults.ts';
import { isApi, kindOf, readForm, type Form, type RequestKind } from './fake-requests.ts';
import {
  basePath,
  hasEnded,
  runLog,
  serviceInfo,
  summary,
  tagsOf,
  taskLog,
  type Dialect,
  type FakeRun,
} from './fake-run.ts';

/** Options of a fake WES server. */
export interface FakeOptions {
  readonly dialect?: Dialect;
  /** Required bearer token. */
  readonly token?: string;
  /** Runs and tasks on a page. */
  readonly pageSize?: number;
}

const LATE_MS = 20;

/**
 * Fake WES server over real HTTP, for tests. It holds runs that tests move from state to state, speaks the dialects of
 * real engines, and disturbs the requests that tests choose.
 */
export class FakeWes {
  readonly runs = new Map<string, FakeRun>();
  /** Requests so far, such as `GET /runs`, with the headers that tests check. */
  readonly requests: { kind: RequestKind; line: string; authorization: string | undefined }[] = [];
  /** Samples that were submitted although the fake had a run of theirs. */
  readonly submittedTwice: string[] = [];
  /** Chooses a fault for a request; for random histories. `sample` is that of its run, if it is of one. */
  chooseFault: (kind: RequestKind, sample: string | undefined) => Fault | undefined = () => undefined;
  /** Called before each poll of a run; for random histories. */
  onLook: (run: FakeRun, sample: string) => void = () => undefined;
  /** `Retry-After` of its 429, in seconds. */
  retryAfter = '7';
  /** Responses of other paths, such as redirects. */
  readonly extra = new Map<string, FakeResponse>();
  /** Serves parts of logs and files. */
  ranges = true;
  readonly #planned: { kind: RequestKind; fault: Fault }[] = [];
  readonly #late = new Map<string, () => Promise<void>>();
  readonly #options: FakeOptions;
  readonly #server: Server;
  #count = 0;

  private constructor(options: FakeOptions) {
    this.#options = options;
    this.#server = createServer((request, response) => {
      this.#handle(request, response).catch(() => response.destroy());
    });
  }

  /** Starts a fake on a free port. */
  static async start(options: FakeOptions = {}): Promise<FakeWes> {
    const fake = new FakeWes(options);
    fake.#server.listen(0, '127.0.0.1');
    await once(fake.#server, 'listening');
    return fake;
  }

  get dialect(): Dialect {
    return this.#options.dialect ?? 'wes-1.1';
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Value for `WES_URL`. */
  get url(): string {
    return this.origin + basePath(this.dialect);
  }

  /** Disturbs the next request of a kind that is not disturbed yet. */
  disturb(kind: RequestKind, ...faults: Fault[]): void {
    this.#planned.push(...faults.map((fault) => ({ kind, fault })));
  }

  /** The only run, or the run with an id. */
  run(id?: string): FakeRun {
    const run = id === undefined ? [...this.runs.values()][0] : this.runs.get(id);
    if (run === undefined) throw new Error('There is no such run at the fake.');
    return run;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  async #handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.origin);
    const path = url.pathname.slice(basePath(this.dialect).length * Number(isApi(url.pathname)));
    const kind = kindOf(request.method ?? '', path);
    this.requests.push({
      kind,
      line: `${request.method ?? ''} ${path}${url.search}`,
      authorization: request.headers.authorization,
    });
    const body = await buffer(request);
    const sample = this.#sampleOf(kind, path, body);
    const fault = this.#takeFault(kind, sample);
    if (kind === 'submit') await this.#late.get(sample ?? '')?.();
    if (fault === 'late')
      this.#postpone(sample ?? '', () => this.#respond(kind, path, url, request, body, fault));
    if (fault !== undefined && !fault.endsWith('-after') && sendFault(fault, response, this.retryAfter))
      return;
    const result =
      this.#tokenProblem(request) ?? (await this.#respond(kind, path, url, request, body, fault));
    if (
      fault?.endsWith('-after') &&
      sendFault(fault.slice(0, -'-after'.length) as Fault, response, this.retryAfter)
    )
      return;
    send(response, result);
  }

  /** Carries a submission out after `LATE_MS`, or at the worst moment before: just before the same sample is submitted again. */
  #postpone(sample: string, action: () => Promise<unknown>): void {
    const arrive = async (): Promise<void> => {
      clearTimeout(timer);
      this.#late.delete(sample);
      await action();
    };
    const timer = setTimeout(() => void arrive(), LATE_MS);
    this.#late.set(sample, arrive);
  }

  #takeFault(kind: RequestKind, sample: string | undefined): Fault | undefined {
    const index = this.#planned.findIndex((each) => each.kind === kind);
    return index === -1 ? this.chooseFault(kind, sample) : this.#planned.splice(index, 1)[0]?.fault;
  }

  #sampleOf(kind: RequestKind, path: string, body: Buffer): string | undefined {
    if (kind === 'submit') return /"portal-sample":"([^"]+)"/.exec(body.toString())?.[1];
    const run = this.runs.get(decodeURIComponent(path.split('/')[2] ?? ''));
    return run && tagsOf(run)['portal-sample'];
  }

  #tokenProblem({ headers }: IncomingMessage): FakeResponse | undefined {
    const { token } = this.#options;
    return token === undefined || headers.authorization === `Bearer ${token}`
      ? undefined
      : { status: 401, json: { msg: 'The token is not valid', status_code: 401 } };
  }

  async #respond(
    kind: RequestKind,
    path: string,
    url: URL,
    request: IncomingMessage,
    body: Buffer,
    fault: Fault | undefined,
  ): Promise<FakeResponse> {
    const extra = this.extra.get(url.pathname);
    if (extra !== undefined) return extra;
    if (kind === 'info') return { json: serviceInfo(this.dialect) };
    if (kind === 'list') return { json: this.#page(url) };
    if (kind === 'submit') {
      const fields = await readForm(request, body);
      const result = this.#submit(fields);
      if (fault === 'duplicate') this.#submit(fields);
      return result;
    }
    if (kind === 'log' || kind === 'file') return this.#content(path, request.headers.range);
    const run = this.runs.get(decodeURIComponent(path.split('/')[2] ?? ''));
    if (run === undefined) return this.#unknownRun();
    if (fault === 'vanish') {
      this.runs.delete(run.id);
      return this.#unknownRun();
    }
    return this.#ofRun(kind, run, url, fault);
  }

  #ofRun(kind: RequestKind, run: FakeRun, url: URL, fault: Fault | undefined): FakeResponse {
    if (kind === 'cancel') return this.#cancel(run);
    this.onLook(run, tagsOf(run)['portal-sample'] ?? '');
    if (run.state === 'CANCELING') {
      run.looksToCancel -= 1;
      if (run.looksToCancel <= 0) run.state = 'CANCELED';
    }
    const shown = fault === 'strange-state' ? { ...run, state: 'HIBERNATING' } : run;
    if (kind === 'status') return { json: { run_id: run.id, state: shown.state } };
    if (kind === 'tasks') return this.#tasks(run, url);
    return { json: runLog(this.dialect, shown, this.origin) };
  }

  #submit({ fields, attachments }: Form): FakeResponse {
    if (this.dialect === 'sapporo' && fields['workflow_engine'] === undefined)
      return { status: 400, json: { msg: 'workflow_engine is required', status_code: 400 } };
    this.#count += 1;
    const run: FakeRun = {
      id: `run-${this.#count}`,
      request: fields,
      attachments,
      state: 'QUEUED',
      start: null,
      end: null,
      exitCode: null,
      stdout: '',
      stderr: '',
      tasks: [],
      files: {},
      outputs: {},
      looksToCancel: 2,
    };
    const sample = tagsOf(run)['portal-sample'] ?? '';
    if ([...this.runs.values()].some((other) => tagsOf(other)['portal-sample'] === sample))
      this.submittedTwice.push(sample);
    this.runs.set(run.id, run);
    return { json: { run_id: run.id } };
  }

  #cancel(run: FakeRun): FakeResponse {
    if (hasEnded(run)) {
      if (this.dialect === 'toil' && run.state !== 'COMPLETE')
        return {
          status: 403,
          json: { msg: `Workflow is in state: '${run.state}', which cannot be cancelled.` },
        };
      if (this.dialect === 'sapporo') return { status: 400, json: { msg: 'The run has ended.' } };
      return { json: { run_id: run.id } };
    }
    run.state = this.dialect === 'sapporo' ? 'CANCELED' : 'CANCELING';
    return { json: { run_id: run.id } };
  }

  #page(url: URL): unknown {
    const { items, next } = this.#pageOf([...this.runs.values()], url);
    const entries = items.map((run) => summary(this.dialect, run));
    return this.dialect === 'toil'
      ? { workflows: [...this.runs.values()].map((run) => summary('toil', run)), next_page_token: '' }
      : { runs: entries, next_page_token: next };
  }

  #tasks(run: FakeRun, url: URL): FakeResponse {
    if (this.dialect === 'sapporo')
      return { status: 400, json: { msg: 'This endpoint is not implemented.' } };
    if (this.dialect !== 'wes-1.1') return { status: 404, json: { msg: 'Not found' } };
    const { items, next } = this.#pageOf([...run.tasks.keys()], url);
    const tasks = items.map((index) => taskLog(this.dialect, run, index, this.origin));
    return { json: { task_logs: tasks, next_page_token: next } };
  }

  #pageOf<Item>(items: readonly Item[], url: URL): { items: readonly Item[]; next: string } {
    const size = Math.min(this.#options.pageSize ?? 100, Number(url.searchParams.get('page_size') ?? 100));
    const start = Number(url.searchParams.get('page_token') ?? 0);
    return {
      items: items.slice(start, start + size),
      next: start + size < items.length ? String(start + size) : '',
    };
  }

  #content(path: string, range: string | undefined): FakeResponse {
    const [, kind = '', id = '', ...rest] = path.split('/').map(decodeURIComponent);
    const run = this.runs.get(id);
    const [name = '', index = '', stream = ''] = rest;
    const text =
      kind === 'files'
        ? run?.files[rest.join('/')]
        : name === 'task'
          ? run?.tasks[Number(index)] && (run.tasks[Number(index)]?.[stream as 'stdout'] ?? '')
          : run?.[name as 'stdout'];
    if (text === undefined) return { status: 404, text: 'Not found' };
    const start = Number(/^bytes=(\d+)-$/.exec(range ?? '')?.[1] ?? 0);
    if (!this.ranges || start === 0) return { text };
    const last = Math.max(text.length - 1, 0);
    return start < text.length
      ? {
          status: 206,
          text: text.slice(start),
          headers: { 'content-range': `bytes ${start}-${last}/${text.length}` },
        }
      : { status: 416, text: '', headers: { 'content-range': `bytes */${text.length}` } };
  }

  #unknownRun(): FakeResponse {
    return this.dialect === 'sapporo'
      ? { status: 400, json: { msg: 'Invalid run id', status_code: 400 } }
      : { status: 404, json: { msg: 'The requested workflow run was not found', status_code: 404 } };
  }
}
