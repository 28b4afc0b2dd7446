import type { EnvironmentReader } from './environment-reader.ts';
import type { ServerConfig } from './server-config.ts';

/** Reads how many jobs run at the same time, and the limits of each. */
export function readJobLimits(
  read: EnvironmentReader,
): Pick<ServerConfig, 'jobSlots' | 'reportSlots' | 'jobMinutes' | 'jobMemoryMb' | 'jobLogMb'> {
  return {
    jobSlots: read.integer('JOB_SLOTS', 2, 1, 64),
    reportSlots: read.integer('REPORT_SLOTS', 1, 1, 64),
    jobMinutes: read.integer('JOB_MINUTES', 24 * 60, 1, 35_000),
    jobMemoryMb: read.integer('JOB_MEMORY_MB', 2048, 512, 16 * 1024 * 1024),
    jobLogMb: read.integer('JOB_LOG_MB', 200, 1, 100_000),
  };
}
