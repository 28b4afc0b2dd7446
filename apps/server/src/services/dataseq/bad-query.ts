import { ApiError } from '../../http/api-error.ts';
import type { Sentence } from '../../http/preferred-language.ts';

/** Error 400 for a query that cannot be answered, with the reason at its field. */
export function badQuery(field: string, message: Sentence): ApiError {
  return new ApiError(
    400,
    {
      'en-US': `The query cannot be answered: ${message['en-US']}`,
      'zh-CN': `无法执行查询：${message['zh-CN']}`,
    },
    [{ field, message }],
  );
}
