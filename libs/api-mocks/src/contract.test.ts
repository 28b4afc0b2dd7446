import { getResponse, type HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import * as mocks from './index';
import { dataseqHttp, datainsHttp, happyHandlers } from './index';
import { operations } from './testing/contract';

test.each(operations().map((operation) => [operation.operationId, operation] as const))(
  'the success response of %s matches the contract',
  async (_, { request, status, check }) => {
    const response = await getResponse(happyHandlers, request());
    expect(response?.status).toBe(status);
    if (check) {
      check(await response?.json());
      expect(check.errors).toBeNull();
    }
  },
);

test('every handler of every group handles an operation of the contract', async () => {
  const handlers = Object.entries(mocks)
    .filter(([name]) => name.endsWith('Handlers') && name !== 'happyHandlers')
    .flatMap(([, group]) => Object.values(group as Record<string, HttpHandler>));
  const requests = operations().map(({ request }) => request());
  for (const handler of handlers) {
    const own = requests.filter(({ method }) => method === handler.info.method);
    const handled = await Promise.all(own.map((request) => handler.test({ request })));
    expect(handled, String(handler.info.header)).toContain(true);
  }
  expect(handlers.length).toBeGreaterThan(100);
});

test('deviations from the contract do not compile', () => {
  // @ts-expect-error no such path
  datainsHttp.on('get', '/api/nope', ({ response }) => response(200).empty());
  // @ts-expect-error no such verb on this path
  datainsHttp.on('delete', '/api/projects', () => new Response());
  // @ts-expect-error no such status on this operation
  datainsHttp.on('get', '/api/fs-services', ({ response }) => response(418).empty());
  // @ts-expect-error a field is missing
  datainsHttp.on('get', '/api/fs-services', ({ response }) => response(200).json({ services: [] }));
  // @ts-expect-error a field has another type
  dataseqHttp.on('get', '/api/list-collections', ({ response }) => response(200).json({ collections: [7] }));
  // @ts-expect-error an anonymous call has no 403
  datainsHttp.failing('get', '/api/apps', 403);
  expect(happyHandlers).toHaveLength(operations().length);
});
