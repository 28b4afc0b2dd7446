import { ApiError } from './api-error.ts';
import type { Sentence } from './preferred-language.ts';
import { StoreFailure, type StoreFailureKind } from './store-failure.ts';

/** SQLSTATE codes of an unavailable database: connection exceptions, shutdown, start-up, too many connections. */
const DATABASE_UNAVAILABLE = /^(08...|57P0[1-3]|53300)$/;
const CONNECTION_FAILED =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ENOENT|ETIMEDOUT|EHOSTUNREACH|EPIPE)$/;
const CONNECTION_CALLS = ['connect', 'getaddrinfo', 'read', 'write'];
/** Driver errors without a code. */
const CONNECTION_ENDED = /^Connection terminated|^timeout exceeded when trying to connect|not queryable$/;
/** Codes of a full disk: file system, quota and PostgreSQL. */
const DISK_FULL = ['ENOSPC', 'EDQUOT', '53100'];
const RETRY_SECONDS = 5;
/** SQLSTATE of a statement that PostgreSQL cancelled, at its time limit or by its operator. */
const CANCELLED = '57014';
const CANCELLED_RETRY_SECONDS = 30;

const STORE_SENTENCES: Record<Exclude<StoreFailureKind, 'full'>, Sentence> = {
  away: {
    'en-US': `The object store of the server does not answer at the moment. Try again in ${RETRY_SECONDS} seconds.`,
    'zh-CN': `服务器的对象存储暂时没有响应。请在 ${RETRY_SECONDS} 秒后重试。`,
  },
  refused: {
    'en-US':
      'The object store of the server refuses its requests at the moment. Tell the people who run this site, and try again later.',
    'zh-CN': '服务器的对象存储暂时拒绝请求。请告知本站的管理员，稍后再试。',
  },
};
const FULL: Sentence = {
  'en-US':
    'The disk of the server is full, so nothing was saved. Tell the people who run this site, and try again later.',
  'zh-CN': '服务器的磁盘已满，未保存任何内容。请告知本站的管理员，稍后再试。',
};
const DATABASE_AWAY: Sentence = {
  'en-US': `The database of the server does not answer at the moment. Try again in ${RETRY_SECONDS} seconds.`,
  'zh-CN': `服务器的数据库暂时没有响应。请在 ${RETRY_SECONDS} 秒后重试。`,
};

const DATABASE_SLOW: Sentence = {
  'en-US': `The database of the server had no answer in time, and dropped the request. Try again in ${CANCELLED_RETRY_SECONDS} seconds.`,
  'zh-CN': `服务器的数据库未及时给出结果，已放弃该请求。请在 ${CANCELLED_RETRY_SECONDS} 秒后重试。`,
};

/** True for an error of a full disk: of the system, of the database, or the 507 of a store. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof StoreFailure) return error.kind === 'full';
  const { code = '', status } = error as NodeJS.ErrnoException & { status?: unknown };
  return DISK_FULL.includes(code) || status === 507;
}

/**
 * Operational failure, which the operator of the site can correct: 503 while the database or the object store is
 * unavailable or too slow, 507 when the disk is full. Undefined for all other errors.
 */
export function operationalFailure(error: unknown): ApiError | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  if (isDiskFull(error)) return new ApiError(507, FULL);
  if (error instanceof StoreFailure && error.kind !== 'full')
    return new ApiError(503, STORE_SENTENCES[error.kind], undefined, {
      'retry-after': String(RETRY_SECONDS),
    });
  const isAway =
    DATABASE_UNAVAILABLE.test(code) ||
    CONNECTION_ENDED.test(error.message) ||
    (CONNECTION_FAILED.test(code) && CONNECTION_CALLS.includes(syscall));
  if (code === CANCELLED)
    return new ApiError(503, DATABASE_SLOW, undefined, { 'retry-after': String(CANCELLED_RETRY_SECONDS) });
  if (isAway) {
    return new ApiError(503, DATABASE_AWAY, undefined, { 'retry-after': String(RETRY_SECONDS) });
  }
  return operationalFailure(error.cause);
}
