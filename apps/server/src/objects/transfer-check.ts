import { ApiError } from '../http/api-error.ts';
import { checkBucketName, checkKey, checkNames } from './object-names.ts';

/** Error 409: the key to which an object should go is the key of another one. */
export class KeyTakenError extends ApiError {
  constructor(key: string) {
    super(409, {
      'en-US': `There is a "${key}" already: choose another name.`,
      'zh-CN': `“${key}”已存在：请换一个名称。`,
    });
  }
}

/** Keys of a move or a copy. */
export interface Transfer {
  bucket: string;
  from: string;
  to: string;
  toBucket: string;
}

/** Throws 400 for invalid names, and 409 for a folder that would go into itself. */
export function checkTransfer({ bucket, from, to, toBucket }: Transfer): void {
  checkNames(bucket, from, 'either');
  checkBucketName(toBucket);
  checkKey(to, from.endsWith('/') ? 'folder' : 'object', 'to');
  if (bucket === toBucket && from.endsWith('/') && to !== from && to.startsWith(from))
    throw new ApiError(409, {
      'en-US': 'A folder cannot be moved or copied into itself.',
      'zh-CN': '文件夹不能移动或复制到自身之中。',
    });
}
