import { expect, test } from 'vitest';
import { DiskFull } from './disk-full.ts';
import { notConnected, otherMachine, silenceOf } from './engine-silences.ts';
import { EngineAway, RunUnknown } from './job-engine.ts';
import { otherEngine } from './run-refusals.ts';

test.each([
  [new EngineAway(notConnected('toil')), 'engine.not-connected', { engine: 'toil' }],
  [
    new EngineAway(otherMachine('node-7', '/srv/x')),
    'engine.other-machine',
    { host: 'node-7', folder: '/srv/x' },
  ],
  [new DiskFull(), 'engine.disk-full', {}],
  [otherEngine('wes'), 'run.other-engine', { file: 'run.wes.json' }],
  [new RunUnknown('No such run.'), 'engine.unknown-run', { engine: 'local' }],
  [new Error('EACCES: work'), 'engine.error', { engine: 'local', reason: 'EACCES: work' }],
])('%s is a silence with the code %s', (error, code, params) => {
  const problem = { file: '', code, params };
  expect(silenceOf(error, 'local')).toEqual({ reason: error.message, problem });
});

test('anything else that is thrown is the reason itself', () =>
  expect(silenceOf('cut', 'local')).toMatchObject({ reason: 'cut', problem: { code: 'engine.error' } }));
