import { EngineAway } from '../job-engine.ts';
import type { CodedFailure } from '../run-failure.ts';

/** Error of an engine that gave a response which cannot be used: a status 5xx, broken JSON, or more than the size limit. */
export class UnusableResponse extends EngineAway {
  constructor(
    reason: CodedFailure,
    retryAfterMs: number | null = null,
    /** True when the response will not become better: it is too large. */
    readonly permanent = false,
  ) {
    super(reason, retryAfterMs);
    this.name = 'UnusableResponse';
  }
}

/** Refusal of a request: a status from 400 to 499 other than those that only ask to wait. */
export class WesRefusal extends Error {
  override readonly name = 'WesRefusal';

  constructor(
    readonly status: number,
    /** Reason in the engine's own words, one line. */
    readonly reason: string,
  ) {
    super(`${status} ${reason}`);
  }
}

/** Statuses that ask to repeat the request later. */
const WAITING = new Set([408, 425, 429]);

/** True for a status that says nothing against the request itself. */
export function isTemporary(status: number): boolean {
  return status >= 500 || WAITING.has(status);
}

/** True for a refusal of the token, which an operator must correct: it says nothing about the run. */
export function isTokenRefusal({ status }: WesRefusal): boolean {
  return status === 401 || status === 403;
}

const MAX_WAIT_MS = 3_600_000;

/** Reads `Retry-After`, seconds or a date, as milliseconds from `now`; at most an hour. Null when absent or unreadable. */
export function readRetryAfter(value: string | null, now: number): number | null {
  if (value === null || value.trim() === '') return null;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), MAX_WAIT_MS);
}

const MAX_REASON_LENGTH = 500;

/** Reason of a refusal from its body: `msg` of WES, `detail` or `message` of frameworks, else the first line of a text. */
export function reasonOf(body: string, fallback: string): string {
  const text = reasonInJson(body) ?? (body.trimStart().startsWith('<') ? '' : body);
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line === '' ? fallback : line.slice(0, MAX_REASON_LENGTH);
}

function reasonInJson(body: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return undefined;
  }
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return body;
  const { msg, message, detail, error } = value as Record<string, unknown>;
  const found = [msg, message, detail, error].find((each) => each !== undefined && each !== null);
  return typeof found === 'string' ? found : JSON.stringify(found ?? value);
}

const UNREACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH']);

/** True for an `EngineAway` whose request can never have reached the engine: no connection was made. */
export function neverArrived(error: unknown): boolean {
  return error instanceof EngineAway && UNREACHED.has(connectionCode(error.cause) ?? '');
}

/** Code of a failed connection, such as `ECONNREFUSED`, which `fetch` puts into its cause; `ABORTED` for one that took too long. */
export function connectionCode(error: unknown): string | undefined {
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError'))
    return 'ABORTED';
  const cause = (error as { cause?: { code?: string; errors?: { code?: string }[] } } | undefined)?.cause;
  return cause?.code ?? cause?.errors?.[0]?.code;
}
