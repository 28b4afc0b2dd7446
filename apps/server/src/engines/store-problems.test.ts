import { expect, test } from 'vitest';
import { StoreFailure } from '../http/store-failure.ts';
import { silenceOf } from './engine-silences.ts';
import { resultsNotStored } from './store-problems.ts';

const ADDRESS = 'http://10.0.0.7:7480';

test.each(['away', 'refused'] as const)(
  'a store that is %s has codes of its own, without its address',
  (kind) => {
    const detail = 'AccessDenied: Access Denied';
    const failure = new StoreFailure(kind, `The object store ${ADDRESS} is ${kind} (${detail}).`, { detail });
    const wrapped = new Error('The upload failed.', { cause: failure });
    for (const error of [failure, wrapped]) {
      const { line, problem } = resultsNotStored(error);
      const silence = silenceOf(error, 'local');
      expect(problem).toEqual({ file: '', code: `run.results-store-${kind}`, params: { reason: detail } });
      expect(silence.problem).toEqual({ file: '', code: `engine.store-${kind}`, params: { reason: detail } });
      for (const text of [line, silence.reason]) {
        expect(text).toMatch(/he object store of the server .+ \(AccessDenied: Access Denied\)\.$/);
        expect(text).not.toContain(ADDRESS);
      }
    }
  },
);

test.each([new StoreFailure('full', 'no space left'), new Error('no space left')])(
  'the text of %s stays a parameter',
  (error) => {
    const params = { reason: 'no space left' };
    expect(resultsNotStored(error)).toEqual({
      line: 'The results could not be stored: no space left',
      problem: { file: '', code: 'run.results-not-stored', params },
    });
    expect(silenceOf(error, 'local').problem).toMatchObject({ code: 'engine.error', params });
  },
);
