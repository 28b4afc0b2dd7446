import { HttpError, NetworkError, ResponseShapeError, TimeoutError } from '@omics-portal/api';
import { expect, test, vi } from 'vitest';
import { createPortalQueryClient, mayRetry, noticeFailure } from './query-client';

const http = (status: number, body: unknown = { message: 'said the server' }) =>
  new HttpError(status, body, '/x');

test.each([
  [0, http(400), false],
  [0, http(401), false],
  [0, http(404), false],
  [0, http(429), false],
  [0, http(408), true],
  [0, http(500), true],
  [1, http(503), true],
  [2, http(503), false],
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
    const notices = { forbidden: vi.fn(), unauthorized: vi.fn() };
    noticeFailure(notices, error);
    expect(notices.forbidden.mock.calls.flat()).toEqual(forbidden);
    expect(notices.unauthorized).toHaveBeenCalledTimes(unauthorized);
  },
);

test('failed queries and failed mutations are both reported', async () => {
  const notices = { forbidden: vi.fn(), unauthorized: vi.fn() };
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
