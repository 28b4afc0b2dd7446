import { Counter, Gauge, type Registry } from 'prom-client';
import { Reading, type ReadingOptions } from './reading.ts';

/** Value of a gauge, with its labels. */
export interface Sample {
  labels?: Readonly<Record<string, string>>;
  value: number;
}

/** Gauge whose values are taken from a reading. */
export interface ReadGauge<Value> {
  name: string;
  help: string;
  labels?: readonly string[];
  samples: (value: Value) => readonly Sample[];
}

/** Group of gauges with one reading. */
export interface GaugeGroup<Value> extends Partial<ReadingOptions> {
  /** Name of the group in the counter of failed readings. */
  part: string;
  read: () => Promise<Value>;
  gauges: readonly ReadGauge<Value>[];
}

const FAILURES = 'portal_metrics_failures_total';

/** Limits of a reading, in milliseconds: a monitor may come often, and waits for ten seconds. */
const LIMITS: ReadingOptions = { reuseMs: 1_000, limitMs: 3_000, keepsLast: false };

/**
 * Adds gauges that are read when a monitor fetches the metrics. A reading that fails leaves out its own gauges, and is
 * counted: everything else is still reported, also while the database is away.
 */
export function addReadGauges<Value>(registry: Registry, group: GaugeGroup<Value>): void {
  const { part, read, gauges, ...limits } = group;
  const failures = failureCounter(registry);
  failures.inc({ part }, 0);
  const reading = new Reading(read, { ...LIMITS, ...limits });
  gauges.forEach(({ name, help, labels = [], samples }, index) => {
    new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [registry],
      async collect() {
        this.reset();
        // A gauge without labels would report 0 after a reset.
        if (labels.length === 0) this.remove();
        try {
          for (const sample of samples(await reading.value())) this.set(sample.labels ?? {}, sample.value);
        } catch {
          if (index === 0) failures.inc({ part });
        }
      },
    });
  });
}

function failureCounter(registry: Registry): Counter<'part'> {
  const existing = registry.getSingleMetric(FAILURES);
  if (existing !== undefined) return existing as Counter<'part'>;
  return new Counter({
    name: FAILURES,
    help: 'Readings for these metrics that failed or took too long.',
    labelNames: ['part'],
    registers: [registry],
  });
}
