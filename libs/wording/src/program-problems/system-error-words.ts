import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

const NO_PERMISSION = msg`the server has no permission for a file or folder`;
const DISK_FULL = msg`the disk of the server is full`;
const MANY_FILES = msg`the server has too many open files`;
const NO_HOST = msg`the name of a host is not known`;
const NOT_REACHED = msg`a host cannot be reached`;
const BROKEN = msg`a connection was closed`;
const LATE = msg`no response in time`;
const NO_ACCESS = msg`the access key is not accepted, or has no right to this`;

/** Words for the codes of Node and of stores with the S3 interface that occur in the reasons of failures. */
const MESSAGES: Readonly<Record<string, MessageDescriptor>> = {
  ENOENT: msg`a file or folder does not exist`,
  ENOTDIR: msg`a file is where a folder is needed`,
  ...{ EACCES: NO_PERMISSION, EPERM: NO_PERMISSION },
  EROFS: msg`the disk of the server is read-only`,
  ...{ ENOSPC: DISK_FULL, EDQUOT: DISK_FULL, EMFILE: MANY_FILES, ENFILE: MANY_FILES },
  EIO: msg`the disk of the server has a fault`,
  ENOMEM: msg`the server has no memory left`,
  EAGAIN: msg`the server has too many processes`,
  E2BIG: msg`the values are longer than a program accepts`,
  ECONNREFUSED: msg`a connection was refused`,
  ...{ ENOTFOUND: NO_HOST, EAI_AGAIN: NO_HOST, EHOSTUNREACH: NOT_REACHED, ENETUNREACH: NOT_REACHED },
  ...{ ECONNRESET: BROKEN, EPIPE: BROKEN, ETIMEDOUT: LATE, TimeoutError: LATE },
  ...{ AccessDenied: NO_ACCESS, InvalidAccessKeyId: NO_ACCESS, SignatureDoesNotMatch: NO_ACCESS },
  NoSuchBucket: msg`the bucket does not exist`,
};
const CODE = new RegExp(String.raw`\b(?:${Object.keys(MESSAGES).join('|')})\b`, 'u');

/** Reason of a system or a store in words of the reader, with its own text as a detail; a reason without a known code unchanged. */
export function systemReason(i18n: I18n, reason: string): string {
  const message = MESSAGES[CODE.exec(reason)?.[0] ?? ''];
  if (message === undefined) {
    return reason;
  }
  const words = i18n._(message);
  return i18n._(msg`${words}; details: ${reason}`);
}
