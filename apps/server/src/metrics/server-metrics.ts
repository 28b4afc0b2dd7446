import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Dependencies } from '../dependencies.ts';
import type { PartStates } from '../health/health-routes.ts';
import { addReadGauges } from './read-gauges.ts';
import { storageMetrics } from './storage-metrics.ts';
import { workMetrics } from './work-metrics.ts';

/** Time for which the size of the object store is used again, in milliseconds. */
const USAGE_REUSE_MS = 600_000;

/** Creates the registry of a server with the metrics of its process. Each part of the server adds its own. */
export function createRegistry(version: string): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'portal_build_info',
    help: 'Always 1; the label is the version of the server.',
    labelNames: ['version'],
    registers: [registry],
  }).set({ version }, 1);
  return registry;
}

/** Adds the gauges of jobs, queue, storage and parts. */
export function serverMetrics(
  { config, db, jobs, metrics, objects }: Dependencies,
  readParts: () => Promise<PartStates>,
): void {
  workMetrics(metrics, db, jobs.engines);
  storageMetrics(metrics, { config, db, objects, usageReuseMs: USAGE_REUSE_MS });
  addReadGauges(metrics, {
    part: 'parts',
    limitMs: 5_000,
    read: readParts,
    gauges: [
      {
        name: 'portal_part_up',
        help: '1 while a part of the server works, 0 while it is away; the parts of /readyz.',
        labels: ['part'],
        samples: (parts) =>
          Object.entries(parts).map(([part, state]) => ({ labels: { part }, value: state === 'ok' ? 1 : 0 })),
      },
    ],
  });
}
