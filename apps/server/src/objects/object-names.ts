import { ApiError } from '../http/api-error.ts';

const BUCKET = /^[A-Za-z0-9][A-Za-z0-9._:-]{1,61}[A-Za-z0-9]$/;
const LONGEST_KEY = 1024;
const LONGEST_PART = 255;

const FORBIDDEN = /[\u0000-\u001f\u007f\\]/;

/** Refuses a name that no bucket can have. */
export function checkBucketName(bucket: string): void {
  if (!BUCKET.test(bucket))
    throw refuse('bucket', 'must have 3 to 63 letters, digits, dots, dashes, underscores or colons');
}

/**
 * Refuses a key that could leave its bucket or that a file system cannot hold. `kind` says whether the key must name an
 * object (no slash at the end), a folder (one slash at the end) or either.
 */
export function checkKey(key: string, kind: 'object' | 'folder' | 'either' = 'object', field = 'key'): void {
  const folder = key.endsWith('/');
  if (kind === 'object' && folder) throw refuse(field, 'must name a file, without a slash at the end');
  if (kind === 'folder' && !folder) throw refuse(field, 'must name a folder, with a slash at the end');
  const problem = keyProblem(folder ? key.slice(0, -1) : key);
  if (problem) throw refuse(field, problem);
}

/** Refuses a prefix that no key can begin with; the empty prefix begins all of them. */
export function checkPrefix(prefix: string): void {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  if (folder !== '') checkKey(folder, 'folder', 'prefix');
  const last = prefix.slice(folder.length);
  if (last !== '' && last !== '.' && last !== '..') checkKey(last, 'object', 'prefix');
}

function keyProblem(key: string): string | undefined {
  if (key === '' || Buffer.byteLength(key) > LONGEST_KEY) return `must have 1 to ${LONGEST_KEY} bytes`;
  if (FORBIDDEN.test(key)) return 'must not hold control characters or backslashes';
  for (const part of key.split('/')) {
    if (part === '' || part === '.' || part === '..')
      return 'must not start with a slash, nor hold empty, "." or ".." parts';
    if (Buffer.byteLength(part) > LONGEST_PART)
      return `must not hold a part of more than ${LONGEST_PART} bytes`;
  }
  return undefined;
}

function refuse(field: string, problem: string): ApiError {
  return new ApiError(400, `The ${field} ${problem}.`, [{ field, message: problem }]);
}
