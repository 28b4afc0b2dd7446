import { expect, test } from 'vitest';
import { firstStream, logChoices, logOfFailedStep } from './log-keys';

const logs = {
  system: { stdout: null, stderr: 'Job failed' },
  'demo.main': { stdout: 'minio://b/stdout', stderr: 'minio://b/stderr' },
  'demo.count': { stdout: null, stderr: 'minio://b/count' },
  'demo.never': { stdout: null, stderr: null },
};

test('logs are listed by name without the project, that of the engine last; empty logs are omitted', () => {
  expect(logChoices(logs).map((choice) => choice.label)).toEqual(['count', 'main', 'system']);
});

test('a job that failed before any step has only the log of the engine', () => {
  expect(logChoices({ system: logs.system, 'demo.never': logs['demo.never'] })).toEqual([
    { key: 'system', label: 'system' },
  ]);
  expect(logChoices({ system: { stdout: null, stderr: '' } })).toEqual([]);
});

test.each([
  ['demo.count', 'Failed', 'demo.count'],
  ['demo.count', 'Succeeded', undefined],
  ['demo.never', 'Failed', undefined],
] as const)('the log of the step %s that is %s: %s', (key, status, opened) => {
  const steps = [
    { key: 'demo.main', status: 'Succeeded' as const },
    { key, status },
  ];
  expect(logOfFailedStep(logChoices(logs), steps)).toBe(opened);
});

test.each([
  ['demo.main', false, 'stdout'],
  ['demo.main', true, 'stderr'],
  ['demo.count', false, 'stderr'],
  ['system', false, 'stderr'],
  ['demo.never', false, 'stdout'],
] as const)('%s of a job (failed: %s) opens with %s', (key, failed, stream) => {
  expect(firstStream(logs, key, failed)).toBe(stream);
});
