import { getResponse, HttpHandler } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { happyHandlers } from '../index';
import { ContractHandler } from './contract-handler';

const project = new ContractHandler('get', '/datains/api/projects/{id}', (_request, { id }) =>
  Response.json({ id }),
);
const respondTo = (path: string, init?: RequestInit) =>
  getResponse([project], new Request(`https://any.example${path}`, init));

describe('a handler of an operation', () => {
  it.each([
    ['/datains/api/projects/17', '17'],
    ['/datains/api/projects/a%2Fb', 'a/b'],
    ['/datains/api/projects/17?samples=true', '17'],
    ['/below/datains/api/projects/17', '17'],
    ['/datains/api/projects/17/', '17'],
  ])('responds to GET %s with the id %s', async (path, id) => {
    expect(await (await respondTo(path))?.json()).toEqual({ id });
  });

  it.each([
    ['another method', '/datains/api/projects/17', { method: 'PUT' }],
    ['a path that ends before', '/datains/api/projects', {}],
    ['a path that goes on', '/datains/api/projects/17/figures', {}],
    ['another service', '/dataseq/api/projects/17', {}],
  ])('does not respond to %s', async (_what, path, init) => {
    expect(await respondTo(path, init)).toBeUndefined();
  });
});

it('a request is parsed by the handler of its operation alone', async () => {
  const parse = vi.spyOn(HttpHandler.prototype, 'parse');
  const response = await getResponse(happyHandlers, new Request('https://any.example/datains/api/projects'));
  expect(response?.status).toBe(200);
  expect(parse).toHaveBeenCalledTimes(1);
});
