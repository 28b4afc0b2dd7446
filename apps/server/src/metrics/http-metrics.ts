import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { RequestObserver } from '../http/request-log.ts';

/** Upper limits of the durations, in seconds: pages and lists take milliseconds, exports and documents seconds. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Limit of a request that a status reports: 413 also a quota, which has a counter of its own. */
const LIMITS: Readonly<Record<number, string>> = { 408: 'time', 413: 'bytes', 414: 'bytes', 431: 'bytes' };

/**
 * Counters of requests by the pattern of their route, never by their path: paths have names and ids, and each would be a
 * series of its own.
 */
export function httpMetrics(registry: Registry): RequestObserver {
  const active = new Gauge({
    name: 'portal_http_requests_active',
    help: 'Requests whose response has not ended, with transfers of files and live streams.',
    registers: [registry],
  });
  const requests = new Counter({
    name: 'portal_http_requests_total',
    help: 'Requests by method, route and status; route "none" for paths that the server does not have.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  });
  const aborted = new Counter({
    name: 'portal_http_aborted_total',
    help: 'Requests whose client left before the end of the response, without live streams.',
    labelNames: ['method', 'route'],
    registers: [registry],
  });
  const durations = new Histogram({
    name: 'portal_http_request_duration_seconds',
    help: 'Time until the last byte of a response was sent, without transfers of files and live streams.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers: [registry],
  });
  const limited = new Counter({
    name: 'portal_http_limited_total',
    help: 'Requests that were refused by a limit of their time (408) or their bytes (413, 414, 431), by route.',
    labelNames: ['limit', 'route'],
    registers: [registry],
  });
  return {
    begin: () => active.inc(),
    end({ method, route: pattern, status, ms, isLong, isAborted }) {
      const route = pattern ?? 'none';
      active.dec();
      requests.inc({ method, route, status: String(status) });
      const limit = LIMITS[status];
      if (limit !== undefined) limited.inc({ limit, route });
      if (isLong) return;
      durations.observe({ method, route }, ms / 1000);
      if (isAborted) aborted.inc({ method, route });
    },
  };
}

/** Adds the gauge of a shutdown; returns the function that sets it. */
export function drainGauge(registry: Registry): () => void {
  const draining = new Gauge({
    name: 'portal_draining',
    help: '1 while the server stops: it completes active requests and takes no new connections.',
    registers: [registry],
  });
  return () => draining.set(1);
}
