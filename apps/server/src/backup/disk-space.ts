import { isDiskFull } from '../http/operational-failure.ts';
import { StartError } from '../config/start-error.ts';
import type { Disk } from './file-tree.ts';

/** Throws a `StartError` when the disk of a folder has less space than needed. */
export async function checkSpace(folder: string, neededBytes: number, disk: Disk): Promise<void> {
  const free = await disk.freeBytes(folder);
  if (free >= neededBytes) return;
  throw new StartError(
    `The disk of ${folder} has ${sizeText(free)} free, and at least ${sizeText(neededBytes)} are needed: free some space, or use another disk. Nothing was written.`,
  );
}

/** Converts the error of a full disk into a `StartError`; returns other errors unchanged. */
export function spaceError(error: unknown, folder: string): unknown {
  const isFull = isDiskFull(error) || (error instanceof Error && error.message.includes('No space left'));
  return isFull
    ? new StartError(
        `The disk of ${folder} is full: free some space, or use another disk. What was written so far is removed.`,
        { cause: error },
      )
    : error;
}

/** Size in words, such as "1.5 GB". */
export function sizeText(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB'];
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(bytes, 1)) / 3));
  return `${Number((bytes / 1000 ** power).toFixed(1))} ${units[power]}`;
}
