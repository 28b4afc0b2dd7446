import { ApiError } from '../http/api-error.ts';

const BUCKET = /^[A-Za-z0-9][A-Za-z0-9._:-]{1,61}[A-Za-z0-9]$/;
const MAX_KEY_BYTES = 1024;
const MAX_SEGMENT_BYTES = 255;

const FORBIDDEN = /[\u0000-\u001f\u007f\\]/;

/** Throws 400 for an invalid bucket name. */
export function checkBucketName(bucket: string): void {
  if (!BUCKET.test(bucket))
    throw refuse('bucket', 'must have 3 to 63 letters, digits, dots, dashes, underscores or colons');
}

/**
 * Throws 400 for a key that could escape its bucket or that a file system cannot hold. `kind` requires an object (no
 * trailing slash), a folder (one trailing slash) or either.
 */
export function checkKey(key: string, kind: 'object' | 'folder' | 'either' = 'object', field = 'key'): void {
  const folder = key.endsWith('/');
  if (kind === 'object' && folder) throw refuse(field, 'must name a file, without a slash at the end');
  if (kind === 'folder' && !folder) throw refuse(field, 'must name a folder, with a slash at the end');
  const problem = keyProblem(folder ? key.slice(0, -1) : key);
  if (problem) throw refuse(field, problem);
}

/** Throws 400 for an invalid bucket name or key: see `checkKey`. */
export function checkNames(
  bucket: string,
  key: string,
  kind: 'object' | 'folder' | 'either' = 'object',
): void {
  checkBucketName(bucket);
  checkKey(key, kind);
}

/** Throws 400 for a prefix that no key can begin with; the empty prefix matches all keys. */
export function checkPrefix(prefix: string): void {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  if (folder !== '') checkKey(folder, 'folder', 'prefix');
  const last = prefix.slice(folder.length);
  if (last !== '' && last !== '.' && last !== '..') checkKey(last, 'object', 'prefix');
}

function keyProblem(key: string): string | undefined {
  if (key === '' || Buffer.byteLength(key) > MAX_KEY_BYTES) return `must have 1 to ${MAX_KEY_BYTES} bytes`;
  if (FORBIDDEN.test(key)) return 'must not contain control characters or backslashes';
  for (const segment of key.split('/')) {
    if (segment === '' || segment === '.' || segment === '..')
      return 'must not start with a slash, nor contain empty, "." or ".." parts';
    if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES)
      return `must not contain a part of more than ${MAX_SEGMENT_BYTES} bytes`;
  }
  return undefined;
}

function refuse(field: string, problem: string): ApiError {
  return new ApiError(400, `The ${field} ${problem}.`, [{ field, message: problem }]);
}
