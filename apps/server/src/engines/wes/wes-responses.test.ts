import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RunOutput } from '../../app-store/run-descriptor.ts';
import { checkKey } from '../../objects/object-names.ts';
import {
  readRun,
  readRunId,
  readRunPage,
  readServiceInfo,
  readStatus,
  readTaskPage,
} from './wes-responses.ts';
import { logSource } from './wes-logs.ts';
import { observationOf } from './wes-observation.ts';
import { listOutputs, outputAddress, selectOutputs, storedPath } from './wes-outputs.ts';

/** Any JSON, with texts as engines and attackers use them. */
const TEXT = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    'COMPLETE',
    '2026-11-22T08:00:00',
    'http://[',
    'file:///etc/passwd',
    '/srv/a b',
    '../..',
    'a/b',
    '0',
  ),
  fc
    .array(fc.constantFrom('..', '.', '', 'a', '\u0000', '\\', 'x'.repeat(300)), { maxLength: 8 })
    .map((parts) => parts.join('/')),
);
const { value: JSON_VALUE } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    TEXT,
    fc.constantFrom(null, true, 0, -1, 1e308),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(
      fc.constantFrom(
        'class',
        'location',
        'path',
        'basename',
        'listing',
        'secondaryFiles',
        'file_url',
        'file_name',
        'o',
        'toString',
      ),
      tie('value'),
      { maxKeys: 4, noNullPrototype: true },
    ),
    fc.record({
      class: fc.constantFrom('File', 'Directory'),
      location: TEXT,
      basename: TEXT,
      listing: tie('value'),
    }),
  ),
}));
const RUN = fc.record(
  {
    state: JSON_VALUE,
    request: JSON_VALUE,
    run_log: fc.oneof(JSON_VALUE, fc.record({ exit_code: JSON_VALUE, stdout: TEXT, start_time: TEXT })),
    task_logs: fc.oneof(
      JSON_VALUE,
      fc.array(fc.record({ name: JSON_VALUE, exit_code: JSON_VALUE, end_time: JSON_VALUE })),
    ),
    outputs: JSON_VALUE,
  },
  { requiredKeys: [], noNullPrototype: true },
);
const BASE = new URL('https://wes.example.org/ga4gh/wes/v1/runs/1');
const WANTED: readonly RunOutput[] = [
  { name: 'o', kind: 'file', output: 'o' },
  { name: 'f', kind: 'file', file: 'a/b' },
  { name: 'p', kind: 'file', pattern: '**' },
  { name: 'd', kind: 'folder', folder: 'a' },
];

test('whatever an engine answers is read without an exception, into states and keys that the portal knows', () => {
  fc.assert(
    fc.property(RUN, (response) => {
      const run = readRun(response);
      if (run === undefined) {
        expect(response.state).toBeUndefined();
        return;
      }
      const { state, percentage, steps } = observationOf(run, run.tasks ?? [], {
        steps: ['o'],
        lastState: undefined,
        utcOffset: 'Z',
      });
      expect(['queued', 'running', 'paused', 'cancelling', 'succeeded', 'failed', 'cancelled']).toContain(
        state,
      );
      expect(percentage === null || (percentage >= 0 && percentage <= 100)).toBe(true);
      expect(steps.every(({ name }) => name !== '')).toBe(true);
      for (const log of [run.log, ...(run.tasks ?? [])]) logSource(log.stdout ?? '', BASE);
      const outputs = listOutputs(run.outputs);
      for (const output of outputs) outputAddress(output, BASE);
      for (const wanted of WANTED)
        for (const output of selectOutputs(wanted, outputs))
          checkKey(`project/job/${storedPath(wanted, output)}`);
    }),
    { numRuns: 500 },
  );
});

test.each([readRunId, readRunPage, readServiceInfo, readStatus, readTaskPage])(
  '%o reads any JSON',
  (read) => {
    const shape = fc.oneof(
      JSON_VALUE,
      fc.dictionary(
        fc.constantFrom(
          'run_id',
          'runs',
          'workflows',
          'task_logs',
          'next_page_token',
          'workflow_type_versions',
          'type',
          'tags',
        ),
        JSON_VALUE,
      ),
    );
    fc.assert(
      fc.property(shape, (response) => {
        expect(() => read(response)).not.toThrow();
      }),
    );
  },
);
