import { HttpError, NetworkError, ResponseShapeError, TimeoutError } from '@omics-portal/api';
import { expect, test, vi } from 'vitest';
import { createPortalQueryClient, mayRetry, noticeFailure } from './query-client';

const tooMany = (retryAfter: number) =>
  new HttpError(429, { message: `Try again in ${retryAfter} seconds.` }, '/x', undefined, retryAfter);
const building = () =>
  new HttpError(503, { message: 'The index is being built.', progress: 0.4 }, '/x', undefined, 3);
const http = (status: number, body: unknown = { message: 'said the server' }) =>
  new HttpError(status, body, '/x');

test.each([
  [0, http(400), false],
  [0, http(401), false],
  [0, http(404), false],
  [0, http(429), true],
  [0, tooMany(0), true],
  [1, tooMany(60), true],
  [2, tooMany(5), false],
  [0, http(408), true],
  [0, http(500), true],
  [1, http(503), true],
  [2, http(503), false],
  [50, building(), true],
  [0, new NetworkError('/x', undefined), true],
  [0, new TimeoutError('/x', 60_000), false],
  [0, new ResponseShapeError('a list'), false],
])('after %i failures, %s is tried again: %s', (failures, error, expected) => {
  expect(mayRetry(failures, error)).toBe(expected);
});

test.each([
  [http(403), ['said the server'], 0],
  [http(401), [], 1],
  [http(401, { result: { isLogin: true } }), [], 0],
  [http(404), [], 0],
  [http(500), [], 0],
  [new Error('x'), [], 0],
])(
  'the failure %s is reported as forbidden %j and unauthorized %i times',
  (error, forbidden, unauthorized) => {
    const notices = { forbidden: vi.fn(), unauthorized: vi.fn(), failed: vi.fn() };
    noticeFailure(notices, error);
    expect(notices.forbidden.mock.calls.flat()).toEqual(forbidden);
    expect(notices.unauthorized).toHaveBeenCalledTimes(unauthorized);
  },
);

test('failed queries and failed mutations are both reported', async () => {
  const notices = { forbidden: vi.fn(), unauthorized: vi.fn(), failed: vi.fn() };
  const client = createPortalQueryClient(notices);
  await client.query({ queryKey: ['x'], queryFn: () => Promise.reject(http(403)) }).catch(() => undefined);
  await client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.reject(http(401)) })
    .execute(undefined)
    .catch(() => undefined);
  expect(notices.forbidden).toHaveBeenCalledOnce();
  expect(notices.unauthorized).toHaveBeenCalledOnce();
});

test('a request over a rate limit waits as long as the server says, with a notice, and succeeds', async () => {
  vi.useFakeTimers();
  try {
    const notices = { forbidden: vi.fn(), unauthorized: vi.fn(), failed: vi.fn() };
    const queryFn = vi
      .fn(() => Promise.resolve('figures'))
      .mockImplementationOnce(() => Promise.reject(tooMany(7)));
    const read = createPortalQueryClient(notices).query({ queryKey: ['x'], queryFn });
    await vi.advanceTimersByTimeAsync(6900);
    expect(queryFn).toHaveBeenCalledOnce();
    expect(notices.failed.mock.calls).toEqual([['Try again in 7 seconds.']]);
    await vi.advanceTimersByTimeAsync(200);
    expect(await read).toBe('figures');
    expect(notices.failed).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});

test('a request that needs an index waits until that is built, without a notice', async () => {
  vi.useFakeTimers();
  try {
    const notices = { forbidden: vi.fn(), unauthorized: vi.fn(), failed: vi.fn() };
    const queryFn = vi.fn(() => Promise.resolve('libraries'));
    for (let turn = 0; turn < 5; turn += 1) queryFn.mockImplementationOnce(() => Promise.reject(building()));
    const read = createPortalQueryClient(notices).query({ queryKey: ['x'], queryFn });
    await vi.advanceTimersByTimeAsync(1000 + 2000 + 4000 + 4000 + 4000 - 100);
    expect(queryFn).toHaveBeenCalledTimes(5);
    await vi.advanceTimersByTimeAsync(200);
    expect(await read).toBe('libraries');
    expect(notices.failed).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

test('a change over a rate limit is not repeated: its caller shows what the server says', async () => {
  const notices = { forbidden: vi.fn(), unauthorized: vi.fn(), failed: vi.fn() };
  const client = createPortalQueryClient(notices);
  const mutationFn = vi.fn(() => Promise.reject(tooMany(7)));
  await client
    .getMutationCache()
    .build(client, { mutationFn })
    .execute(undefined)
    .catch(() => undefined);
  expect(mutationFn).toHaveBeenCalledOnce();
  expect(notices.failed).not.toHaveBeenCalled();
});
