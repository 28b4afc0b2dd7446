import fc from 'fast-check';
import { expect, test } from 'vitest';
import { logFile, runLogKey, stepLogKeys } from './log-keys.ts';

const names = { project_name: 'demo', app_name: 'lab/dnaseq-qc-v1.0.0' };
const keysOf = (...steps: string[]) =>
  stepLogKeys(names, { engine: 'wes', steps: steps.map((name) => ({ name })) });

test.each([
  [
    ['fastp', 'bwa'],
    ['demo.fastp', 'demo.bwa'],
  ],
  [['qc.fastp'], ['demo.qc_fastp']],
  [
    ['map', 'map', 'map'],
    ['demo.map', 'demo.map-2', 'demo.map-3'],
  ],
  [
    ['map', 'map-2', 'map'],
    ['demo.map', 'demo.map-2', 'demo.map-3'],
  ],
  [
    ['dnaseq-qc', 'report'],
    ['demo.dnaseq-qc-2', 'demo.report'],
  ],
  [[], []],
])('steps %j have the keys %j', (steps, keys) => {
  expect(keysOf(...steps)).toEqual(keys);
});

test('each step has a key of its own, which is not that of the run', () => {
  const name = fc.constantFrom('map', 'map-2', 'map.2', 'dnaseq-qc', 'dnaseq-qc-2', '');
  fc.assert(
    fc.property(fc.array(name), (steps) => {
      const keys = [runLogKey(names), ...keysOf(...steps)];
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});

test('the step of a local run has the log of the run', () => {
  const attempt = { engine: 'local', steps: [{ name: 'dnaseq-qc' }] };
  expect(stepLogKeys(names, attempt)).toEqual([runLogKey(names)]);
  expect(logFile(attempt, { step: 0, stream: 'stderr' })).toBe('stderr');
  expect(logFile({ ...attempt, engine: 'wes' }, { step: 0, stream: 'stderr' })).toBe(
    'steps/1-dnaseq-qc/stderr',
  );
});
