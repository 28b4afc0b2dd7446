import { ApiError } from '../http/api-error.ts';
import type { Sentence } from '../http/preferred-language.ts';

const BUCKET = /^[A-Za-z0-9][A-Za-z0-9._:-]{1,61}[A-Za-z0-9]$/;
const MAX_KEY_BYTES = 1024;
const MAX_SEGMENT_BYTES = 255;

const NOT_A_FILE: Sentence = {
  'en-US': 'must name a file, without a slash at the end',
  'zh-CN': '须为文件，末尾没有斜杠',
};
const NOT_A_FOLDER: Sentence = {
  'en-US': 'must name a folder, with a slash at the end',
  'zh-CN': '须为文件夹，末尾有斜杠',
};

const FORBIDDEN = /[\u0000-\u001f\u007f\\]/;

/** Throws 400 for an invalid bucket name. */
export function checkBucketName(bucket: string): void {
  if (!BUCKET.test(bucket))
    throw keyError('bucket', {
      'en-US': 'must have 3 to 63 letters, digits, dots, dashes, underscores or colons',
      'zh-CN': '须有 3 到 63 个字母、数字、点、连字符、下划线或冒号',
    });
}

/**
 * Throws 400 for a key that could escape its bucket or that a file system cannot hold. `kind` requires an object (no
 * trailing slash), a folder (one trailing slash) or either.
 */
export function checkKey(key: string, kind: 'object' | 'folder' | 'either' = 'object', field = 'key'): void {
  const folder = key.endsWith('/');
  if (kind === 'object' && folder) throw keyError(field, NOT_A_FILE);
  if (kind === 'folder' && !folder) throw keyError(field, NOT_A_FOLDER);
  const problem = keyProblem(folder ? key.slice(0, -1) : key);
  if (problem) throw keyError(field, problem);
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

function keyProblem(key: string): Sentence | undefined {
  if (key === '' || Buffer.byteLength(key) > MAX_KEY_BYTES)
    return { 'en-US': `must have 1 to ${MAX_KEY_BYTES} bytes`, 'zh-CN': `须有 1 到 ${MAX_KEY_BYTES} 字节` };
  if (FORBIDDEN.test(key))
    return {
      'en-US': 'must not contain control characters or backslashes',
      'zh-CN': '不能含有控制字符或反斜杠',
    };
  for (const segment of key.split('/')) {
    if (segment === '' || segment === '.' || segment === '..')
      return {
        'en-US': 'must not start with a slash, nor contain empty, "." or ".." parts',
        'zh-CN': '不能以斜杠开头，也不能含有空的、“.”或“..”部分',
      };
    if (Buffer.byteLength(segment) > MAX_SEGMENT_BYTES)
      return {
        'en-US': `must not contain a part of more than ${MAX_SEGMENT_BYTES} bytes`,
        'zh-CN': `其中任一部分不能超过 ${MAX_SEGMENT_BYTES} 字节`,
      };
  }
  return undefined;
}

/** Error 400 for a wrong bucket name, key or prefix. */
export function keyError(field: string, problem: Sentence): ApiError {
  return new ApiError(
    400,
    { 'en-US': `The ${field} ${problem['en-US']}.`, 'zh-CN': `${field} ${problem['zh-CN']}。` },
    [{ field, message: problem }],
  );
}
