import { S3Client, S3ServiceException } from '@aws-sdk/client-s3';
import type { S3Settings } from '../../config/s3-settings.ts';
import { storeFailureOf } from './s3-errors.ts';

/** Time limit of a connection, and of a response that does not go on, in milliseconds. */
const TIMEOUTS = { connectionTimeout: 3_000, socketTimeout: 60_000 };

const MAX_BATCH_KEYS = 1000;

/** Bucket of an S3 store that holds all objects, with its client. */
export interface S3Bucket {
  readonly client: S3Client;
  readonly name: string;
  /** Number of keys in one response of a listing, and in one request to delete; at most 1000. */
  readonly batchKeys: number;
}

/**
 * Opens the client of a bucket, with a key and at an address. Checksums that the SDK adds by default are switched off: in a presigned link
 * they would be of an empty body.
 */
export function openBucket(
  settings: S3Settings,
  { endpoint = settings.endpoint, key = settings.key } = {},
): S3Bucket {
  const { region, forcePathStyle } = settings;
  // The README names the versions of Node; the client would print its own sentence about them as the first line of a start.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle,
    credentials: { ...key },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: TIMEOUTS,
  });
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args);
      } catch (error) {
        throw storeFailureOf(error, endpoint) ?? error;
      }
    },
    { step: 'initialize', name: 'portalStoreFailures' },
  );
  return { client, name: settings.bucket, batchKeys: MAX_BATCH_KEYS };
}

/** True for the error of an object that does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404;
}

/** True for the error of a request with a condition, such as an entity tag, that the object does not meet. */
export function isPreconditionFailed(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 412;
}
