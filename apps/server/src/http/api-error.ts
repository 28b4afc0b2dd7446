/** Error detail: a wrong field and its remedy; `field` is a dotted path such as `query.page` or `body.samples.0`. */
export interface ErrorDetail {
  field: string;
  message: string;
}

/** Body of all error responses of the three services. */
export interface ErrorBody {
  message: string;
  details?: ErrorDetail[];
}

/**
 * API error for the caller. `message` is a full sentence that names the thing and the remedy. Any other error becomes a 500
 * whose cause is only in the server's log.
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

  /** JSON body of the response. */
  body(): ErrorBody {
    return this.details?.length
      ? { message: this.message, details: [...this.details] }
      : { message: this.message };
  }
}

/** Error 404 for an unknown id, name or key: `notFound('project', id)`. */
export function notFound(what: string, id: string): ApiError {
  return new ApiError(404, `There is no ${what} "${id}".`);
}
