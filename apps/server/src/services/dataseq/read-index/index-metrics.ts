import type { Registry } from 'prom-client';
import { addReadGauges } from '../../../metrics/read-gauges.ts';
import type { ReadIndexes } from './read-indexes.ts';

/** Gauges of the read indexes: whether each is in use, and over how many records. */
export function indexMetrics(registry: Registry, indexes: ReadIndexes): void {
  addReadGauges(registry, {
    part: 'indexes',
    read: () => indexes.states(),
    gauges: [
      {
        name: 'portal_index_ready',
        help: '1 while queries of a collection use its read index, 0 while they use SQL until it is built.',
        labels: ['collection'],
        samples: (states) =>
          states.map(({ collection, isCurrent }) => ({ labels: { collection }, value: isCurrent ? 1 : 0 })),
      },
      {
        name: 'portal_index_records',
        help: 'Records in the read index of a collection.',
        labels: ['collection'],
        samples: (states) =>
          states.map(({ collection, records }) => ({ labels: { collection }, value: records })),
      },
    ],
  });
}
