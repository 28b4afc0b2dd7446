import { S3ServiceException } from '@aws-sdk/client-s3';
import { StoreFailure, type StoreFailureKind } from '../../http/store-failure.ts';

/** Error names of a store that is full, or whose quota is used up. */
const FULL = /^(QuotaExceeded|InsufficientCapacity|InsufficientStorage|XMinioStorageFull)/;
const REFUSED_STATUS = [301, 307, 400, 401, 403];
/** Error names of a bucket that is not there: a 404 that is no missing object. */
const NO_BUCKET = 'NoSuchBucket';

/**
 * Failure of the store behind an error of the SDK. Undefined for the responses that say something about an object: it is
 * missing, or a condition is not met.
 */
export function storeFailureOf(error: unknown, endpoint: string): StoreFailure | undefined {
  if (error instanceof StoreFailure || !(error instanceof Error)) return undefined;
  const kind = kindOf(error);
  if (kind === undefined) return undefined;
  const verb = kind === 'away' ? 'does not answer' : kind === 'full' ? 'is full' : 'refuses this server';
  const reason = reasonOf(error);
  // The message of a connection has an address of the site's own network.
  const { code: detail = reason } = error as NodeJS.ErrnoException;
  return new StoreFailure(kind, `The object store ${endpoint} ${verb} (${reason}).`, {
    detail,
    cause: error,
  });
}

function kindOf(error: Error): StoreFailureKind | undefined {
  if (!(error instanceof S3ServiceException)) return isConnectionError(error) ? 'away' : undefined;
  const { name, $metadata } = error;
  const status = $metadata.httpStatusCode ?? 0;
  if (FULL.test(name) || status === 507) return 'full';
  if (name === NO_BUCKET || REFUSED_STATUS.includes(status)) return 'refused';
  return status >= 500 || status === 429 ? 'away' : undefined;
}

function isConnectionError(error: Error): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException;
  return (
    code === 'ECONNRESET' ||
    syscall === 'connect' ||
    syscall === 'getaddrinfo' ||
    error.name === 'TimeoutError'
  );
}

/** Name and message of an error, each once. */
export function reasonOf(error: Error): string {
  const { code } = error as NodeJS.ErrnoException;
  const message = error.message === '' || error.message === 'UnknownError' ? '' : error.message;
  return [...new Set([error.name === 'Error' ? '' : error.name, message || (code ?? '')])]
    .filter((text) => text !== '')
    .join(': ');
}
