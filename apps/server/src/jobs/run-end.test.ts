import { expect, test } from 'vitest';
import { NOTHING_SEEN, type RunResults } from '../engines/job-engine.ts';
import { largeFile, otherHost } from '../engines/wes/unreadable-file.ts';
import { runEnd } from './run-end.ts';

const SUCCEEDED = { ...NOTHING_SEEN, state: 'succeeded', finishedTime: 5 } as const;
const endOf = (results: Omit<RunResults, 'outputs'>) => runEnd(SUCCEEDED, { outputs: {}, ...results });

test('a run with all of its outputs has succeeded', () =>
  expect(endOf({ missing: [], unread: [] })).toMatchObject({
    outcome: 'succeeded',
    error: null,
    problem: null,
  }));

test('outputs that the program did not write are named together', () =>
  expect(endOf({ missing: ['a.json', '*.html'] })).toMatchObject({
    outcome: 'failed',
    error: 'The program ended without writing a.json, *.html.',
    problem: { file: '', code: 'run.missing-outputs', params: { outputs: 'a.json, *.html' } },
  }));

test('an output that could not be read fails its run with its own reason; the line in English has all of them', () =>
  expect(
    endOf({
      missing: ['a.json'],
      unread: [
        { output: 'report', reason: otherHost('10.1.2.3', 'WES_HOSTS') },
        { output: 'bam', reason: largeFile('a.bam', 7) },
      ],
    }),
  ).toMatchObject({
    outcome: 'failed',
    error:
      'The output report could not be read. 10.1.2.3 is neither the engine nor in WES_HOSTS. The output bam could not be read. a.bam is larger than 7 bytes, the limit of this server. The program ended without writing a.json.',
    problem: { file: 'report', code: 'run.unread-host', params: { host: '10.1.2.3', variable: 'WES_HOSTS' } },
  }));
