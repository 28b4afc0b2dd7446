import { isDiskFull } from '../http/operational-failure.ts';
import { DISK_FULL_NOW } from './engine-silences.ts';
import { EngineAway } from './job-engine.ts';

/** Words of tools and of Node.js for a full disk, in their logs. */
const WORDS = /\bENOSPC\b|\bEDQUOT\b|no space left on device|disk quota exceeded/i;

/** Error of a full disk before a run starts or after it has ended: the run waits for space and goes on. */
export class DiskFull extends EngineAway {
  override readonly name = 'DiskFull';
  readonly code = 'ENOSPC';

  constructor() {
    super(DISK_FULL_NOW);
  }
}

/** Error of a full disk with a message for the user; every other error unchanged. */
export function withDiskFull(error: unknown): unknown {
  return isDiskFull(error) ? new DiskFull() : error;
}

/** True for a log of a program that found the disk full. */
export function saysDiskFull(log: string): boolean {
  return WORDS.test(log);
}
