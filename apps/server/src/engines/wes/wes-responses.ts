/** Responses of the WES API, read tolerantly: engines differ in keys, types and what they leave out. */

/** Log of a run or a task, as the engine gives it. */
export interface WesLog {
  readonly name: string | null;
  readonly startTime: unknown;
  readonly endTime: unknown;
  readonly exitCode: number | null;
  /** URL, relative URL or the text itself; null when there is none. */
  readonly stdout: string | null;
  readonly stderr: string | null;
  readonly systemLogs: readonly string[];
  /** Name of a task in the log of its run, where that has the log of the task too. */
  readonly logName?: string;
  /** True for a task without a start time that the engine has handed to its machines. */
  readonly issued?: boolean;
}

/** Response of `GET /runs/{id}`. */
export interface WesRun {
  readonly state: unknown;
  readonly log: WesLog;
  /** Null when the engine lists no tasks here. */
  readonly tasks: readonly WesLog[] | null;
  readonly outputs: unknown;
  /** Request of the run; null when the engine does not repeat it. Toil gives an empty one until it has stored it. */
  readonly request: Readonly<Record<string, unknown>> | null;
}

/** Page of runs. */
export interface WesRunPage {
  readonly runs: readonly WesRunSummary[];
  readonly nextToken: string | undefined;
}

/** Entry of a page of runs; `tags` is null for engines that do not list them. */
export interface WesRunSummary {
  readonly id: string;
  readonly state: unknown;
  readonly tags: Tags | null;
}

/** Tags of a run by name. */
export type Tags = Readonly<Record<string, unknown>>;

/** Response of `GET /service-info`. */
export interface WesServiceInfo {
  /** Name and version; null where the engine gives none. */
  readonly version: string | null;
  /** Version of the WES API, such as `1.1.0`. */
  readonly wesVersions: readonly string[];
  /** Versions by workflow language, spelled as the engine does. */
  readonly languages: ReadonlyMap<string, readonly string[]>;
  /** Versions by workflow engine. */
  readonly engines: ReadonlyMap<string, readonly string[]>;
  /** Protocols of inputs, such as `http` and `file`; empty where the engine gives none. */
  readonly protocols: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;

/** Reads a run; undefined for a response without a state. */
export function readRun(value: unknown): WesRun | undefined {
  const run = asObject(value);
  if (run?.['state'] === undefined) return undefined;
  const tasks = run['task_logs'];
  return {
    state: run['state'],
    log: readLog(asObject(run['run_log']) ?? {}),
    tasks: Array.isArray(tasks) ? readTasks(tasks) : null,
    outputs: run['outputs'] ?? null,
    request: asObject(run['request']) ?? null,
  };
}

/** Reads a page of runs (`runs`, or `workflows` of older engines); undefined when it has neither. */
export function readRunPage(value: unknown): WesRunPage | undefined {
  const page = asObject(value);
  const runs = page?.['runs'] ?? page?.['workflows'];
  if (!page || !Array.isArray(runs)) return undefined;
  return {
    runs: runs.flatMap((each) => {
      const run = asObject(each);
      const id = run?.['run_id'] ?? run?.['workflow_id'];
      return run && typeof id === 'string' ? [{ id, state: run['state'], tags: readTags(run['tags']) }] : [];
    }),
    nextToken: textOf(page['next_page_token']),
  };
}

/** Reads a page of tasks of WES 1.1; undefined when it has none. */
export function readTaskPage(
  value: unknown,
): { tasks: readonly WesLog[]; nextToken: string | undefined } | undefined {
  const page = asObject(value);
  const tasks = page?.['task_logs'];
  return page && Array.isArray(tasks)
    ? { tasks: readTasks(tasks), nextToken: textOf(page['next_page_token']) }
    : undefined;
}

/** Reads the id in the response to a submission; undefined when there is none. */
export function readRunId(value: unknown): string | undefined {
  const response = asObject(value);
  return textOf(response?.['run_id']) ?? textOf(response?.['workflow_id']);
}

/** Reads the state in the response of `GET /runs/{id}/status`; undefined when there is none. */
export function readStatus(value: unknown): unknown {
  return asObject(value)?.['state'];
}

/** Reads a service-info; undefined for a response that is none of a WES. */
export function readServiceInfo(value: unknown): WesServiceInfo | undefined {
  const info = asObject(value);
  if (!info || !('workflow_type_versions' in info || 'supported_wes_versions' in info)) return undefined;
  const engines = readVersions(info['workflow_engine_versions'], 'workflow_engine_version');
  const [engine] = engines.size === 1 ? [...engines.keys()] : [];
  const name = textOf(info['name']) ?? engine;
  const version = textOf(info['version']);
  const apiVersion = textOf(asObject(info['type'])?.['version']);
  return {
    version: name === undefined && version === undefined ? null : [name, version].filter(Boolean).join(' '),
    wesVersions: [
      ...new Set([
        ...readTexts(info['supported_wes_versions']),
        ...(apiVersion === undefined ? [] : [apiVersion]),
      ]),
    ],
    languages: readVersions(info['workflow_type_versions'], 'workflow_type_version'),
    engines,
    protocols: readTexts(info['supported_filesystem_protocols']),
  };
}

/** Reads an object; undefined for anything else. */
export function asObject(value: unknown): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined;
}

function readLog(log: Json): WesLog {
  const exitCode = log['exit_code'];
  return {
    name: textOf(log['name']) ?? textOf(log['id']) ?? null,
    startTime: log['start_time'],
    endTime: log['end_time'],
    exitCode:
      typeof exitCode === 'number' || (typeof exitCode === 'string' && /^-?\d+$/.test(exitCode))
        ? Number(exitCode)
        : null,
    stdout: textOf(log['stdout']) ?? null,
    stderr: textOf(log['stderr']) ?? null,
    systemLogs: readTexts(log['system_logs']),
  };
}

function readTasks(tasks: readonly unknown[]): WesLog[] {
  return tasks.flatMap((each) => {
    const task = asObject(each);
    return task ? [readLog(task)] : [];
  });
}

/** Versions by name: `{CWL: {workflow_type_version: [...]}}`, or `{CWL: [...]}`, or `{toil: '5.9'}` of WES 1.0. */
function readVersions(value: unknown, key: string): Map<string, readonly string[]> {
  return new Map(
    Object.entries(asObject(value) ?? {}).map(([name, versions]) => [
      name,
      readTexts(asObject(versions)?.[key] ?? versions),
    ]),
  );
}

/** Reads tags: an object, or the JSON text in which they were sent; null for anything else. */
export function readTags(value: unknown): Tags | null {
  if (typeof value !== 'string') return asObject(value) ?? null;
  try {
    return asObject(JSON.parse(value)) ?? null;
  } catch {
    return null;
  }
}

function readTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
