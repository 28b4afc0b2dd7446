import { ApiError } from '../http/api-error.ts';

/** Time after which a client may try again, in seconds. */
const RETRY_SECONDS = 30;

/**
 * Result of a read, or 503 when it takes longer than `limitMs`: a database or a store that accepts a request and never answers
 * must not hold connections of clients for ever. Changes have no such limit, because their
 * outcome would be unknown: PostgreSQL limits their statements, see `withStatementLimit`.
 */
export async function withinTime<Result>(answer: Promise<Result>, limitMs: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(tooLate(limitMs / 1000)), limitMs);
  });
  try {
    return await Promise.race([answer, limit]);
  } finally {
    clearTimeout(timer);
  }
}

function tooLate(seconds: number): ApiError {
  return new ApiError(
    503,
    {
      'en-US': `The server had no answer after ${seconds} seconds: its database or its object store may be overloaded. Try again in ${RETRY_SECONDS} seconds, or ask for less at once.`,
      'zh-CN': `服务器在 ${seconds} 秒内未得到结果：其数据库或对象存储可能负载过高。请在 ${RETRY_SECONDS} 秒后重试，或减少一次请求的内容。`,
    },
    undefined,
    { 'retry-after': String(RETRY_SECONDS) },
  );
}
