import { messageOf, problemsOf, type FieldProblem } from './message-of';

/** HTTP error: the server responded, but not with success. */
export class HttpError extends Error {
  override readonly name: string = 'HttpError';

  constructor(
    readonly status: number,
    /** Parsed JSON body, or text, or undefined for an empty body. */
    readonly body: unknown,
    readonly url: string,
    message: string = messageOf(body) || `HTTP ${status}`,
    /** Seconds after which the server takes the request again; 1 where it does not say. */
    readonly retryAfter = 1,
  ) {
    super(message);
  }

  /** The server's messages about single fields; empty without any. */
  get details(): FieldProblem[] {
    return problemsOf(this.body);
  }
}

/** Not found: a 404, or one of the responses with status 200 by which older servers report the same. */
export class NotFoundError extends HttpError {
  override readonly name = 'NotFoundError';

  constructor(body: unknown, url: string, message?: string) {
    super(404, body, url, message);
  }
}

/**
 * True if a lookup by id found nothing: not found, or an invalid id, which some servers reject with 400. A retry cannot
 * help.
 */
export function isUnknownId(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 400 || error.status === 404);
}

/**
 * Network error: no usable response. The server was unreachable, the connection broke, or the body did not match its
 * content type.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(
    readonly url: string,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** Timeout: no response within the time limit. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  constructor(
    readonly url: string,
    /** Time waited in milliseconds. */
    readonly waited: number,
  ) {
    super(`${url}: ${waited} ms`);
  }
}

/**
 * Unexpected response: the call succeeded, but the body does not match the contract, such as `null` or a sign-in page.
 */
export class ResponseShapeError extends Error {
  override readonly name = 'ResponseShapeError';

  constructor(
    /** Expected entity. */
    readonly expected: string,
  ) {
    super(`The response is not ${expected}`);
  }
}
