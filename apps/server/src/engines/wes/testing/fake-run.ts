/** Dialects of the fake: what real engines make of the WES API. */
export type Dialect = 'toil' | 'sapporo' | 'wes-1.0' | 'wes-1.1';

/** Task of a fake run. */
export interface FakeTask {
  readonly name: string;
  readonly exitCode?: number;
  readonly start?: string;
  readonly end?: string;
  readonly stdout?: string;
  readonly stderr?: string;
}

/** Run at the fake. Tests change it as its engine would. */
export interface FakeRun {
  readonly id: string;
  /** Fields of the submission as texts. */
  readonly request: Readonly<Record<string, string>>;
  /** Content of the attachments by name. */
  readonly attachments: Readonly<Record<string, string>>;
  state: string;
  start: string | null;
  end: string | null;
  exitCode: number | null;
  stdout: string;
  stderr: string;
  tasks: readonly FakeTask[];
  /** Contents by path, served below `/files/<id>/`; the outputs of Sapporo. */
  files: Readonly<Record<string, string>>;
  /** `outputs` of the other dialects; `@/path` stands for the address of a file. */
  outputs: unknown;
  /** Requests until `CANCELING` becomes `CANCELED`. */
  looksToCancel: number;
}

/** Tags of a submission. */
export function tagsOf({ request }: FakeRun): Record<string, string> {
  return JSON.parse(request['tags'] ?? '{}') as Record<string, string>;
}

/** True for a state that the fake never changes. */
export function hasEnded({ state }: FakeRun): boolean {
  return ['COMPLETE', 'EXECUTOR_ERROR', 'SYSTEM_ERROR', 'CANCELED', 'PREEMPTED'].includes(state);
}

/** Path of the API. */
export function basePath(dialect: Dialect): string {
  return dialect === 'sapporo' ? '' : '/ga4gh/wes/v1';
}

/** Service-info of a dialect. */
export function serviceInfo(dialect: Dialect): unknown {
  switch (dialect) {
    case 'toil':
      return {
        version: '5.9.2',
        supported_wes_versions: ['1.0.0'],
        supported_filesystem_protocols: ['file', 'http', 'https'],
        workflow_type_versions: { cwl: { workflow_type_version: ['v1.0', 'v1.1', 'v1.2'] } },
        workflow_engine_versions: { toil: '5.9.2' },
      };
    case 'sapporo':
      return {
        name: 'sapporo-service',
        version: '2.2.5',
        type: { group: 'org.ga4gh', artifact: 'wes', version: '1.1.0' },
        supported_wes_versions: ['1.1.0'],
        workflow_type_versions: { CWL: { workflow_type_version: ['v1.2'] } },
        workflow_engine_versions: {
          nextflow: { workflow_engine_version: ['22.04.4'] },
          cwltool: { workflow_engine_version: ['3.1'] },
        },
      };
    case 'wes-1.0':
      return { workflow_type_versions: {}, supported_wes_versions: ['1.0.0'] };
    case 'wes-1.1':
      return {
        name: 'plain',
        supported_wes_versions: ['1.1.0'],
        workflow_type_versions: { CWL: ['v1.2'], WDL: ['1.0'] },
        workflow_engine_versions: {},
      };
    default:
      return dialect satisfies never;
  }
}

/** Entry of the list of runs. */
export function summary(dialect: Dialect, run: FakeRun): unknown {
  const { id, state } = run;
  if (dialect === 'toil' || dialect === 'wes-1.0') return { run_id: id, state };
  return { run_id: id, state, start_time: run.start, end_time: run.end, tags: tagsOf(run) };
}

/** Log of a run. */
export function runLog(dialect: Dialect, run: FakeRun, origin: string): unknown {
  const inline = dialect === 'sapporo';
  return {
    run_id: run.id,
    request: { ...run.request, tags: tagsOf(run) },
    state: run.state,
    run_log: {
      name: 'run',
      cmd: ['engine'],
      start_time: run.start,
      end_time: run.end,
      stdout: inline ? run.stdout : logAddress(dialect, run, origin, 'stdout'),
      stderr: inline ? run.stderr : logAddress(dialect, run, origin, 'stderr'),
      exit_code: run.exitCode,
    },
    task_logs:
      inline || dialect === 'wes-1.1'
        ? null
        : run.tasks.map((_task, index) => taskLog(dialect, run, index, origin)),
    outputs: inline
      ? Object.keys(run.files).map((path) => ({ file_name: path, file_url: fileAddress(run, path, origin) }))
      : withAddresses(run, run.outputs, origin),
  };
}

/** Task of a run. */
export function taskLog(dialect: Dialect, run: FakeRun, index: number, origin: string): unknown {
  const { name, exitCode, start, end } = run.tasks[index]!;
  if (dialect === 'toil')
    return {
      name,
      exit_code: exitCode ?? null,
      stdout: logAddress(dialect, run, origin, `task/${index}/stdout`),
    };
  return {
    id: `t${index}`,
    name,
    start_time: start ?? null,
    end_time: end ?? null,
    exit_code: exitCode ?? null,
    stdout: logAddress(dialect, run, origin, `task/${index}/stdout`),
    stderr: logAddress(dialect, run, origin, `task/${index}/stderr`),
  };
}

function logAddress(dialect: Dialect, { id }: FakeRun, origin: string, log: string): string {
  return dialect === 'toil' ? `../../../../logs/${id}/${log}` : `${origin}/logs/${id}/${log}`;
}

function fileAddress({ id }: FakeRun, path: string, origin: string): string {
  return `${origin}/files/${id}/${path.split('/').map(encodeURIComponent).join('/')}`;
}

function withAddresses(run: FakeRun, outputs: unknown, origin: string): unknown {
  return JSON.parse(
    JSON.stringify(outputs ?? {}, (_key, value: unknown) =>
      typeof value === 'string' && value.startsWith('@/') ? fileAddress(run, value.slice(2), origin) : value,
    ),
  ) as unknown;
}
