import { ApiError } from '../http/api-error.ts';
import { checkBucketName, checkKey, checkNames } from './object-names.ts';

/** Error 409: the key to which an object should go is the key of another one. */
export class KeyTakenError extends ApiError {
  constructor(key: string) {
    super(409, `There is a "${key}" already: choose another name.`);
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
    throw new ApiError(409, 'A folder cannot be moved or copied into itself.');
}
