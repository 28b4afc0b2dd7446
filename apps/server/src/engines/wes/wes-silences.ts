import { engineFailure, failure, type CodedFailure } from '../run-failure.ts';
import { connectionCode, type WesRefusal } from './wes-errors.ts';

/** Engine in the sentences of its silences: its name, and the beginning of the names of its variables, such as `WES_`. */
export interface SilentEngine {
  readonly name: string;
  readonly prefix: string;
}

/** Silence because of a failed connection. `error`: that of `fetch`. */
export function connectionFailed({ name }: SilentEngine, error: unknown): CodedFailure {
  const [known, code] = CONNECTION_REASONS[connectionCode(error) ?? ''] ?? [];
  if (known !== undefined && code !== undefined)
    return engineFailure(name, `does not answer: ${known}`, code, {});
  const { cause } = error as { cause?: { message?: string } };
  const reason = cause?.message ?? (error instanceof Error ? error.message : String(error));
  return engineFailure(name, `does not answer: ${reason}`, 'engine.no-answer', { reason });
}

type ConnectionReason =
  | 'engine.connection-refused'
  | 'engine.unknown-host'
  | 'engine.no-lookup'
  | 'engine.connection-broke'
  | 'engine.unreachable-host'
  | 'engine.unreachable-network'
  | 'engine.no-connection'
  | 'engine.no-response';

const BROKEN = ['the connection broke', 'engine.connection-broke'] as const;
const NO_RESPONSE = ['no response in time', 'engine.no-response'] as const;

/** Reasons of failed connections, in English and as codes, by the code of their error. */
const CONNECTION_REASONS: Readonly<Record<string, readonly [reason: string, code: ConnectionReason]>> = {
  ECONNREFUSED: ['the connection is refused', 'engine.connection-refused'],
  ENOTFOUND: ['its host name is not known', 'engine.unknown-host'],
  EAI_AGAIN: ['its host name cannot be looked up', 'engine.no-lookup'],
  ECONNRESET: BROKEN,
  UND_ERR_SOCKET: BROKEN,
  EHOSTUNREACH: ['its host cannot be reached', 'engine.unreachable-host'],
  ENETUNREACH: ['its network cannot be reached', 'engine.unreachable-network'],
  UND_ERR_CONNECT_TIMEOUT: ['no connection in time', 'engine.no-connection'],
  UND_ERR_HEADERS_TIMEOUT: NO_RESPONSE,
  UND_ERR_BODY_TIMEOUT: NO_RESPONSE,
  ABORTED: NO_RESPONSE,
};

/** Silence of an engine that refuses the token. It names the variable, because an operator must correct it. */
export function tokenRefused(
  { name, prefix, token }: SilentEngine & { readonly token?: string | undefined },
  { status, reason }: WesRefusal,
): CodedFailure {
  const params = { status, reason, variable: `${prefix}TOKEN` };
  const predicate = `refuses the portal (${status}: ${reason})`;
  return token === undefined
    ? engineFailure(name, `${predicate}: set ${params.variable}`, 'engine.token-missing', params)
    : engineFailure(name, `${predicate}: correct ${params.variable}`, 'engine.token-refused', params);
}

/** Silence of an engine that answers with a status of failure. */
export function failedStatus({ name }: SilentEngine, status: number, reason: string): CodedFailure {
  return engineFailure(name, `answered ${status}: ${reason}`, 'engine.status', { status, reason });
}

/** Silence of an engine that answers with a status of failure for a log or an output. */
export function failedFileStatus({ name }: SilentEngine, status: number, address: string): CodedFailure {
  return engineFailure(name, `answered ${status} for ${address}`, 'engine.file-status', { status, address });
}

/** Silence of an engine that answers with something other than JSON. */
export function notJson({ name, prefix }: SilentEngine, path: string): CodedFailure {
  const variable = `${prefix}URL`;
  const predicate = `answered ${path} with something that is not JSON; check that ${variable} is the address of its WES API`;
  return engineFailure(name, predicate, 'engine.not-json', { path, variable });
}

/** Silence of an engine that redirects to an address which is not followed. */
export function redirected({ name, prefix }: SilentEngine, target: string): CodedFailure {
  const variable = `${prefix}URL`;
  const predicate = `redirects to ${target}: correct ${variable}`;
  return engineFailure(name, predicate, 'engine.redirect', { target, variable });
}

/** Silence of an engine that refuses a request which is about no run. */
export function refusedPath({ name, prefix }: SilentEngine, path: string, reason: string): CodedFailure {
  const variable = `${prefix}URL`;
  const predicate = `refuses ${path} (${reason}): check that ${variable} is the address of its WES API`;
  return engineFailure(name, predicate, 'engine.refused-path', { path, reason, variable });
}

/** Silence of an engine whose service-info is not that of a WES. */
export function noServiceInfo({ name, prefix }: SilentEngine): CodedFailure {
  const variable = `${prefix}URL`;
  const predicate = `gives no service-info of a WES: correct ${variable}`;
  return engineFailure(name, predicate, 'engine.no-service-info', { variable });
}

/** Silence of an engine whose response is larger than `limit`, in kB. */
export function tooLarge({ name }: SilentEngine, path: string, limit: number): CodedFailure {
  const predicate = `answered ${path} with more than ${limit} kB`;
  return engineFailure(name, predicate, 'engine.large-response', { path, limit });
}

/** Silence of an engine that accepts a run without its id. */
export function noRunId({ name }: SilentEngine): CodedFailure {
  return engineFailure(name, 'accepted a run without naming its id', 'engine.no-run-id', {});
}

/** Silence of an engine that gives no state for a run. */
export function noRunState({ name }: SilentEngine): CodedFailure {
  return engineFailure(name, 'gives no state for a run', 'engine.no-run-state', {});
}

/** Silence of an engine that gives no list of its runs. */
export function noRunList({ name }: SilentEngine): CodedFailure {
  return engineFailure(name, 'gives no list of its runs', 'engine.no-run-list', {});
}

/** Silence of an engine whose list of runs has no end. */
export function endlessRunList({ name: engine }: SilentEngine): CodedFailure {
  const line = `The list of runs of the engine "${engine}" has no end.`;
  return failure(line, 'engine.endless-run-list', { engine });
}

/** Silence of an engine that refuses to stop a run. */
export function refusedStop({ name }: SilentEngine, reason: string): CodedFailure {
  return engineFailure(name, `refuses to stop the run: ${reason}`, 'engine.refused-stop', { reason });
}
