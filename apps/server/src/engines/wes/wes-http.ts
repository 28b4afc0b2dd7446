import type { WesSettings } from '../../config/wes-settings.ts';
import { EngineAway } from '../job-engine.ts';
import { UnusableResponse, WesRefusal, isTemporary, readRetryAfter, reasonOf } from './wes-errors.ts';
import {
  connectionFailed,
  failedStatus,
  notJson,
  redirected,
  tokenRefused,
  tooLarge,
} from './wes-silences.ts';

/** Limits of the requests to an engine: times in milliseconds, sizes in bytes. */
export interface WesLimits {
  /** Time for a whole request of the API. */
  readonly requestMs: number;
  /** Time for a submission, which may carry files. */
  readonly submitMs: number;
  /** Time without a byte of a log or an output. */
  readonly idleMs: number;
  /** Size of a response of the API. A run log may contain whole logs as text. */
  readonly responseBytes: number;
  /** Time after a doubtful submission until the list of runs is believed to be complete. */
  readonly settleMs: number;
}

/** Limits for production. */
export const WES_LIMITS: WesLimits = {
  requestMs: 30_000,
  submitMs: 120_000,
  idleMs: 60_000,
  responseBytes: 32 * 1024 * 1024,
  settleMs: 30_000,
};

/** Request to the API. */
export interface WesRequest {
  readonly method?: 'GET' | 'POST';
  /** Path below the base URL, such as `/runs`. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: FormData | string;
  readonly contentType?: string;
  readonly timeoutMs?: number;
}

const MAX_REDIRECTS = 3;

/**
 * HTTP client of an engine's API. Throws `EngineAway` for an engine that does not answer, `UnusableResponse` for a response
 * that cannot be used, and `WesRefusal` for a request that the engine refuses.
 */
export class WesHttp {
  readonly #settings: Pick<WesSettings, 'name' | 'prefix' | 'url' | 'token'>;
  readonly #limits: WesLimits;
  readonly #active = new Set<AbortController>();

  constructor(settings: Pick<WesSettings, 'name' | 'prefix' | 'url' | 'token'>, limits: WesLimits) {
    this.#settings = settings;
    this.#limits = limits;
  }

  /** Sends a request and reads its response as JSON. */
  async json(request: WesRequest): Promise<unknown> {
    const timeoutMs = request.timeoutMs ?? this.#limits.requestMs;
    const { response, text } = await this.#exchange(request, timeoutMs);
    if (response.status >= 300) throw this.#errorOf(response, text);
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new UnusableResponse(notJson(this.#settings, request.path));
    }
  }

  /** Opens an address without reading its body, with the token on the engine's own origin only. Redirects are not followed. */
  async open(
    address: URL,
    headers: Readonly<Record<string, string>>,
    signal: AbortSignal,
  ): Promise<Response> {
    const own = address.origin === new URL(this.#settings.url).origin;
    try {
      return await fetch(address, {
        headers: { ...headers, ...(own ? this.#authorization() : {}) },
        redirect: 'manual',
        signal,
      });
    } catch (error) {
      throw this.away(error);
    }
  }

  /** Error of an engine that does not answer, from the error of its connection. */
  away(cause: unknown): EngineAway {
    const error = new EngineAway(connectionFailed(this.#settings, cause));
    error.cause = cause;
    return error;
  }

  /** Error of an engine that refuses the token. */
  tokenRefused(refusal: WesRefusal): EngineAway {
    return new EngineAway(tokenRefused(this.#settings, refusal));
  }

  /** Starts a request that `close` ends, until `finish`. */
  start(): AbortController {
    const controller = new AbortController();
    this.#active.add(controller);
    return controller;
  }

  finish(controller: AbortController): void {
    this.#active.delete(controller);
  }

  /** Ends all requests. */
  close(): void {
    for (const controller of this.#active) controller.abort();
  }

  async #exchange(request: WesRequest, timeoutMs: number): Promise<{ response: Response; text: string }> {
    const controller = this.start();
    const timer = setTimeout(() => controller.abort(), timeoutMs);
    try {
      const response = await this.#follow(request, controller.signal);
      return { response, text: await this.#readText(response, request.path) };
    } catch (error) {
      throw error instanceof EngineAway ? error : this.away(error);
    } finally {
      clearTimeout(timer);
      this.finish(controller);
    }
  }

  async #follow(request: WesRequest, signal: AbortSignal): Promise<Response> {
    const { method = 'GET', path, query = {}, body, contentType } = request;
    const base = new URL(this.#settings.url);
    let address = new URL(`${base.pathname.replace(/\/+$/, '')}${path}`, base);
    address.search = new URLSearchParams(query).toString();
    for (let hop = 0; ; hop += 1) {
      const response = await fetch(address, {
        method,
        headers: {
          accept: 'application/json',
          ...this.#authorization(),
          ...(contentType === undefined ? {} : { 'content-type': contentType }),
        },
        redirect: 'manual',
        signal,
        ...(body === undefined ? {} : { body }),
      });
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || location === null) return response;
      await response.body?.cancel();
      const target = new URL(location, address);
      if (method !== 'GET' || target.origin !== base.origin || hop >= MAX_REDIRECTS)
        throw new UnusableResponse(redirected(this.#settings, `${target.origin}${target.pathname}`));
      address = target;
    }
  }

  async #readText(response: Response, path: string): Promise<string> {
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.length;
      if (size > this.#limits.responseBytes)
        throw new UnusableResponse(
          tooLarge(this.#settings, path, Math.floor(this.#limits.responseBytes / 1024)),
          null,
          true,
        );
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  }

  #errorOf(response: Response, text: string): Error {
    const reason = reasonOf(text, response.statusText || 'no reason given');
    if (!isTemporary(response.status) && response.status >= 400)
      return new WesRefusal(response.status, reason);
    const wait = readRetryAfter(response.headers.get('retry-after'), Date.now());
    return new UnusableResponse(failedStatus(this.#settings, response.status, reason), wait);
  }

  #authorization(): Record<string, string> {
    const { token } = this.#settings;
    return token === undefined ? {} : { authorization: `Bearer ${token}` };
  }
}
