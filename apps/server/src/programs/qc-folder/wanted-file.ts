import { recognise } from '@omics-portal/qc-inputs';

/** Bytes that show the kind of a file. */
export const HEAD_BYTES = 20_000;

/** True for a file that a reader takes, by its path and first bytes; `also` are paths of further files. */
export function isWanted(path: string, head: string, also?: RegExp): boolean {
  return recognise(path, head) !== null || also?.test(path) === true;
}
