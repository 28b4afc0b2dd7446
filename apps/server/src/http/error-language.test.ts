import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import { checkNewPassword } from '../identity/own-accounts/new-password.ts';
import { tooLarge } from '../objects/digesting-stream.ts';
import { KeyTakenError } from '../objects/transfer-check.ts';
import { checkUpload } from '../uploads/upload-rules.ts';
import { fieldsError, notFound, type ApiError, type ErrorBody, type FieldProblem } from './api-error.ts';
import { handleErrors } from './error-responses.ts';
import { StoreFailure } from './store-failure.ts';

const CHINESE = /^[“\p{Script=Han}].*。$/u;
const ENGLISH = /^[A-Z][^\p{Script=Han}]*\.$/u;
const LIMITS = { maxFileBytes: 5, maxFiles: 1, refusedTypes: ['exe'] };

const failure = (fields: { code: string; syscall?: string }) => Object.assign(new Error('failed'), fields);
const errorOf = (work: () => void): unknown => {
  try {
    work();
    return undefined;
  } catch (error) {
    return error;
  }
};
const ADA = { username: 'ada', email: 'ada@example.org' };
const ERRORS: Record<string, [status: number, error: unknown]> = {
  'database-away': [503, failure({ code: 'ECONNREFUSED', syscall: 'connect' })],
  'store-away': [503, new StoreFailure('away', 'away')],
  'store-refuses': [503, new StoreFailure('refused', 'refused')],
  'disk-full': [507, failure({ code: 'ENOSPC', syscall: 'write' })],
  unexpected: [500, new TypeError('x is not a function')],
  unknown: [404, notFound('project', '7')],
  'large-file': [413, errorOf(() => checkUpload(LIMITS, 'a.txt', 6))],
  'refused-type': [415, errorOf(() => checkUpload(LIMITS, 'a.exe', 1))],
  'large-stream': [413, tooLarge(5)],
  'short-password': [422, errorOf(() => checkNewPassword('short', ADA))],
  'known-password': [422, errorOf(() => checkNewPassword('ada@example.org', ADA))],
  'common-password': [422, errorOf(() => checkNewPassword('leavemealone', ADA))],
  'taken-name': [409, new KeyTakenError('a.txt')],
};

let app: FastifyInstance;
beforeAll(() => {
  app = fastify({ bodyLimit: 10 });
  handleErrors(app);
  for (const [name, [, error]] of Object.entries(ERRORS))
    app.get(`/${name}`, () => {
      throw error;
    });
  const page = { field: 'page', message: { 'en-US': 'must be >= 1', 'zh-CN': '须大于或等于 1' } };
  app.get('/fields', () => {
    throw fieldsError(400, [page]);
  });
  app.get('/many', () => {
    throw fieldsError(
      400,
      Array.from({ length: 500 }, () => page),
    );
  });
  app.post('/body', () => ({}));
});
afterAll(() => app.close());

const bodyOf = async (url: string, language: string): Promise<ErrorBody> =>
  (await app.inject({ url, headers: { 'accept-language': language } })).json<ErrorBody>();

const messageOf = async (url: string, language: string): Promise<[number, string]> => {
  const response = await app.inject({ url, headers: { 'accept-language': language } });
  return [response.statusCode, response.json<{ message: string }>().message];
};

test.each(Object.entries(ERRORS))('%s has a sentence in each language', async (name, [status]) => {
  expect(await messageOf(`/${name}`, 'zh-CN,zh;q=0.9')).toEqual([status, expect.stringMatching(CHINESE)]);
  expect(await messageOf(`/${name}`, 'en-US')).toEqual([status, expect.stringMatching(ENGLISH)]);
});

test('a refusal in English only does not compile', () => {
  type Texts = ConstructorParameters<typeof ApiError>[1] | FieldProblem['message'];
  expectTypeOf<string>().not.toExtend<Texts>();
  expectTypeOf<{ 'en-US': string }>().not.toExtend<Texts>();
});

test('each wrong field is named with its remedy in the language of the caller', async () => {
  const { details } = await bodyOf('/fields', 'zh-CN');
  expect(details).toEqual([{ field: 'page', message: '须大于或等于 1' }]);
  expect(await bodyOf('/fields', 'en-US')).toMatchObject({ details: [{ message: 'must be >= 1' }] });
});

test('surplus fields are counted in the language of the caller', async () => {
  expect((await bodyOf('/many', 'zh-CN')).message).toMatch(/（另有 \d+ 个问题未列出。）$/);
  expect((await bodyOf('/many', 'en-US')).message).toMatch(/ \(\d+ more problems are not listed\.\)$/);
});

test.each([
  ['an address without anything', { method: 'GET', url: '/nowhere' }],
  ['a body that is not JSON', { method: 'POST', url: '/body', payload: '{' }],
] as const)('%s is refused in the language of the caller', async (_what, request) => {
  const answer = async (language: string) => {
    const headers = { 'accept-language': language, 'content-type': 'application/json' };
    return (await app.inject({ ...request, headers })).json<ErrorBody>().message;
  };
  expect(await answer('zh-CN')).toMatch(/\p{Script=Han}.*。$/u);
  expect(await answer('en-US')).toMatch(ENGLISH);
});

test('a person who opens an address in a browser reads the sentence on a page', async () => {
  const headers = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'accept-language': 'zh-CN' };
  const response = await app.inject({ url: '/a&b', headers });
  expect([response.statusCode, response.headers['content-type'], response.headers['cache-control']]).toEqual([
    404,
    'text/html; charset=utf-8',
    'no-store',
  ]);
  expect(response.body).toContain('<html lang="zh-CN">');
  expect(response.body).toContain('<p>GET /a&amp;b 处没有内容。</p>');
});

test('a body above its limit is refused in the language of the caller', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/body',
    headers: { 'accept-language': 'zh-CN', 'content-type': 'application/json' },
    payload: JSON.stringify('a long text'),
  });
  expect([response.statusCode, response.json()]).toEqual([
    413,
    { message: '请求内容超过 10 字节，即此操作的上限：请减少单次请求的内容。' },
  ]);
});
