import { expect, test } from 'vitest';
import { WesRefusal } from './wes-errors.ts';
import * as silences from './wes-silences.ts';

const TOIL = { name: 'toil', prefix: 'WES_' };
const REFUSAL = new WesRefusal(401, 'no such token');

/** Error as `fetch` throws it, with the code of the connection in its cause. */
const fetchError = (code: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(`system ${code}`), { code }) });

test.each([
  ['ECONNREFUSED', 'connection-refused', 'the connection is refused'],
  ['ENOTFOUND', 'unknown-host', 'its host name is not known'],
  ['EAI_AGAIN', 'no-lookup', 'its host name cannot be looked up'],
  ['ECONNRESET', 'connection-broke', 'the connection broke'],
  ['UND_ERR_SOCKET', 'connection-broke', 'the connection broke'],
  ['EHOSTUNREACH', 'unreachable-host', 'its host cannot be reached'],
  ['ENETUNREACH', 'unreachable-network', 'its network cannot be reached'],
  ['UND_ERR_CONNECT_TIMEOUT', 'no-connection', 'no connection in time'],
  ['UND_ERR_BODY_TIMEOUT', 'no-response', 'no response in time'],
])('a connection that fails with %s is engine.%s', (system, code, reason) => {
  const line = `The engine "toil" does not answer: ${reason}.`;
  const problem = { file: '', code: `engine.${code}`, params: { engine: 'toil' } };
  expect(silences.connectionFailed(TOIL, fetchError(system))).toEqual({ line, problem });
});

test.each([
  [fetchError('EPROTO'), 'system EPROTO'],
  [new Error('own message'), 'own message'],
  ['text', 'text'],
])('any other failure of a connection gives its own words: %s', (error, reason) =>
  expect(silences.connectionFailed(TOIL, error)).toMatchObject({
    line: `The engine "toil" does not answer: ${reason}.`,
    problem: { code: 'engine.no-answer', params: { engine: 'toil', reason } },
  }),
);

test('a request that takes too long has no response', () =>
  expect(silences.connectionFailed(TOIL, new DOMException('late', 'AbortError'))).toMatchObject({
    problem: { code: 'engine.no-response' },
  }));

test.each([
  [
    silences.tokenRefused(TOIL, REFUSAL),
    'token-missing',
    'refuses the portal (401: no such token): set WES_TOKEN.',
  ],
  [
    silences.tokenRefused({ ...TOIL, token: 'x' }, REFUSAL),
    'token-refused',
    'refuses the portal (401: no such token): correct WES_TOKEN.',
  ],
  [silences.failedStatus(TOIL, 502, 'Bad Gateway'), 'status', 'answered 502: Bad Gateway.'],
  [silences.failedFileStatus(TOIL, 503, 'http://toil/a'), 'file-status', 'answered 503 for http://toil/a.'],
  [
    silences.notJson(TOIL, '/runs'),
    'not-json',
    'answered /runs with something that is not JSON; check that WES_URL is the address of its WES API.',
  ],
  [silences.redirected(TOIL, 'http://b/runs'), 'redirect', 'redirects to http://b/runs: correct WES_URL.'],
  [
    silences.refusedPath(TOIL, '/runs', '404 no'),
    'refused-path',
    'refuses /runs (404 no): check that WES_URL is the address of its WES API.',
  ],
  [silences.noServiceInfo(TOIL), 'no-service-info', 'gives no service-info of a WES: correct WES_URL.'],
  [silences.tooLarge(TOIL, '/runs/1', 8), 'large-response', 'answered /runs/1 with more than 8 kB.'],
  [silences.noRunId(TOIL), 'no-run-id', 'accepted a run without naming its id.'],
  [silences.noRunState(TOIL), 'no-run-state', 'gives no state for a run.'],
  [silences.noRunList(TOIL), 'no-run-list', 'gives no list of its runs.'],
  [silences.refusedStop(TOIL, 'not yours'), 'refused-stop', 'refuses to stop the run: not yours.'],
])('%j is engine.%s', ({ line, problem }, code, words) => {
  expect(line).toBe(`The engine "toil" ${words}`);
  expect(problem).toMatchObject({ file: '', code: `engine.${code}`, params: { engine: 'toil' } });
});
