import { messageOf, problemsOf, type FieldProblem } from './message-of';

/** The server answered, and the answer was not a success. */
export class HttpError extends Error {
  override readonly name: string = 'HttpError';

  constructor(
    readonly status: number,
    /** The parsed JSON body, or the text, or undefined for an empty body. */
    readonly body: unknown,
    readonly url: string,
    message: string = messageOf(body) || `HTTP ${status}`,
  ) {
    super(message);
  }

  /** What the server says about single fields; empty when it says nothing. */
  get details(): FieldProblem[] {
    return problemsOf(this.body);
  }
}

/** Nothing has this id: a 404, or one of the answers by which older servers say the same with status 200. */
export class NotFoundError extends HttpError {
  override readonly name = 'NotFoundError';

  constructor(body: unknown, url: string, message?: string) {
    super(404, body, url, message);
  }
}

/**
 * True for a lookup by id that names nothing: not found, or an id that cannot be one, which some servers refuse with 400.
 * Asking again cannot help.
 */
export function isUnknownId(error: unknown): boolean {
  return error instanceof HttpError && (error.status === 400 || error.status === 404);
}

/** No usable answer came: the server was not reached, the connection broke, or the body was not what it said it is. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(
    readonly url: string,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** The answer did not come within the time allowed. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';

  constructor(
    readonly url: string,
    /** Milliseconds that were waited. */
    readonly waited: number,
  ) {
    super(`${url}: ${waited} ms`);
  }
}

/** The call succeeded, and its body is not what the contract says: `null`, another shape, a sign-in page. */
export class ResponseShapeError extends Error {
  override readonly name = 'ResponseShapeError';

  constructor(
    /** The entity that the body should have been. */
    readonly expected: string,
  ) {
    super(`The response is not ${expected}`);
  }
}
