import type { Language, Sentence } from './preferred-language.ts';

/** Error detail: a wrong field and its remedy; `field` is a dotted path such as `query.page` or `body.samples.0`. */
export interface ErrorDetail {
  field: string;
  message: string;
}

/** Problem of a field in each language. The words continue the field: "page must be >= 1". */
export interface FieldProblem {
  field: string;
  message: Sentence;
}

/** Body of all error responses of the three services. */
export interface ErrorBody {
  message: string;
  details?: ErrorDetail[];
  /** Done share, from 0 to 1, of the work of the server that the request waits for. */
  progress?: number;
}

/**
 * API error for the caller: a full sentence in each language that names the thing and the remedy; `message` is the English
 * one. Any other error becomes a 500 whose cause is only in the server's log.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly #sentence: Sentence;

  constructor(
    readonly status: number,
    sentence: Sentence,
    readonly details: readonly FieldProblem[] = [],
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(sentence['en-US']);
    this.#sentence = sentence;
  }

  /** Message in a language. */
  messageIn(language: Language): string {
    return this.#sentence[language];
  }

  /** JSON body of the response. */
  body(language: Language = 'en-US'): ErrorBody {
    const message = this.messageIn(language);
    const details = this.details.map((problem) => ({ ...problem, message: problem.message[language] }));
    return details.length > 0 ? { message, details } : { message };
  }
}

/** Problem of a field without a value. */
export const REQUIRED: Sentence = { 'en-US': 'is required', 'zh-CN': '为必填项' };

/** Problem of a name that another thing has. */
export const NAME_TAKEN: Sentence = {
  'en-US': 'is taken: choose another name',
  'zh-CN': '已被使用：请换一个名称',
};

/** Problem of a value that is not in a list. */
export function oneOf(values: readonly string[]): Sentence {
  return {
    'en-US': `must be one of ${values.join(', ')}`,
    'zh-CN': `须为以下之一：${values.join('、')}`,
  };
}

/**
 * Error whose message lists problems of fields after an introduction: "The request is not valid: page must be >= 1.". It
 * lists the first `listed` of them, or all.
 */
export function fieldsError(
  status: number,
  problems: readonly FieldProblem[],
  { intro, listed }: { intro?: Sentence; listed?: number } = {},
): ApiError {
  const list = (language: Language, separator: string) =>
    problems
      .slice(0, listed)
      .map(({ field, message }) => `${field} ${message[language]}`)
      .join(separator);
  return new ApiError(
    status,
    {
      'en-US': `${intro ? `${intro['en-US']}: ` : ''}${list('en-US', '; ')}.`,
      'zh-CN': `${intro ? `${intro['zh-CN']}：` : ''}${list('zh-CN', '；')}。`,
    },
    problems,
  );
}

/** Error 404 for an unknown id, name or key: `notFound('project', id)`. */
export function notFound(what: string, id: string): ApiError {
  return new ApiError(404, { 'en-US': `There is no ${what} "${id}".`, 'zh-CN': `未找到“${id}”。` });
}
