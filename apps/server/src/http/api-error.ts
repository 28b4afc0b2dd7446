import type { Language, Sentence } from './preferred-language.ts';

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
 * API error for the caller. `message` is a full sentence that names the thing and the remedy, in English; a `Sentence` has the
 * Chinese as well. Any other error becomes a 500 whose cause is only in the server's log.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly #sentence: string | Sentence;

  constructor(
    readonly status: number,
    sentence: string | Sentence,
    readonly details?: readonly ErrorDetail[],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(typeof sentence === 'string' ? sentence : sentence['en-US']);
    this.#sentence = sentence;
  }

  /** Message in a language; in English where the error has no other. */
  messageIn(language: Language): string {
    return typeof this.#sentence === 'string' ? this.message : this.#sentence[language];
  }

  /** JSON body of the response. */
  body(language: Language = 'en-US'): ErrorBody {
    const message = this.messageIn(language);
    return this.details?.length ? { message, details: [...this.details] } : { message };
  }
}

/** Error 404 for an unknown id, name or key: `notFound('project', id)`. */
export function notFound(what: string, id: string): ApiError {
  return new ApiError(404, { 'en-US': `There is no ${what} "${id}".`, 'zh-CN': `未找到“${id}”。` });
}
