import type { RateClass } from './rate-class.ts';
import type { EnvironmentReader } from './environment-reader.ts';

/** Requests of each class that one caller may make in a minute; 0: any number. */
export type RateLimitSettings = Readonly<Record<RateClass, number>>;

const MOST = 1_000_000;

/** Reads the rate limits. The defaults are far above what people do in the portal, and below what a runaway script does. */
export function readRateLimits(read: EnvironmentReader): RateLimitSettings {
  return {
    'sign-in': read.integer('RATE_LIMIT_SIGN_IN', 60, 0, MOST),
    writes: read.integer('RATE_LIMIT_WRITES', 3000, 0, MOST),
    reads: read.integer('RATE_LIMIT_READS', 6000, 0, MOST),
    downloads: read.integer('RATE_LIMIT_DOWNLOADS', 3000, 0, MOST),
    events: read.integer('RATE_LIMIT_EVENTS', 600, 0, MOST),
  };
}
