/** One field that is wrong and what to do about it; `field` is a dotted path such as `query.page` or `body.samples.0`. */
export interface ErrorDetail {
  field: string;
  message: string;
}

/** The body of every error answer of the three services. */
export interface ErrorBody {
  message: string;
  details?: ErrorDetail[];
}

/**
 * A refusal that the caller is meant to read. `message` is a full sentence that names the thing and the remedy.
 * Anything else that is thrown becomes a 500 whose cause stays in the server's log.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    readonly details?: readonly ErrorDetail[],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }

  /** The JSON that goes over the wire. */
  body(): ErrorBody {
    return this.details?.length
      ? { message: this.message, details: [...this.details] }
      : { message: this.message };
  }
}

/** The answer for an id, name or key that nobody has: `notFound('project', id)`. */
export function notFound(what: string, id: string): ApiError {
  return new ApiError(404, `There is no ${what} "${id}".`);
}
