import type { LogPiece } from '../../../../engines/job-engine.ts';

/** One log stream as a file of bytes that may grow, wherever it is stored. */
export interface LogSource {
  /** Name that no other log ever has: the attempt, the step and the stream. */
  readonly id: string;
  /** True after the end of the run, so that the log does not grow. */
  readonly ended: boolean;
  /** Reads a range, in bytes. `size` is the size of the log now; fewer bytes are returned at its end. */
  read(start: number, length: number): Promise<LogPiece>;
}
