import { safeFileName } from '@omics-portal/data-query/files';

/** Name of a DRS object, of the characters that the standard allows: letters A to Z, digits, dot, dash and underscore. */
export function drsName(fileName: string): string {
  return safeFileName(fileName).replace(/[^A-Za-z0-9._-]/gu, '_');
}
