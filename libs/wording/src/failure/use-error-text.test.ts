// @vitest-environment jsdom
import { HttpError, NetworkError, ResponseShapeError, TimeoutError } from '@omics-portal/api';
import { expect, test } from 'vitest';
import { spoken } from '../testing/spoken';
import { useErrorText } from './use-error-text';

const URL = 'http://portal.test/datains/api/projects';

test.each([
  ['en-US', 'The server could not be reached.', 'The server took too long to answer.'],
  ['zh-CN', '无法连接服务器。', '服务器响应超时。'],
])('in %s a missing response has our own message', async (locale, unreached, late) => {
  const errorText = await spoken(locale, useErrorText);
  expect(errorText(new NetworkError(URL, new TypeError('fetch failed')))).toBe(unreached);
  expect(errorText(new TimeoutError(URL, 60_000))).toBe(late);
});

test("a server's reason is quoted", async () => {
  const errorText = await spoken('zh-CN', useErrorText);
  expect(errorText(new HttpError(409, { message: 'The project has ended.' }, URL))).toBe(
    'The project has ended.',
  );
});

test.each([
  [
    'en-US',
    'The server answered with an error (HTTP 502).',
    'The server sent a response that this portal cannot read.',
    'Something unexpected happened in this portal.',
  ],
  ['zh-CN', '服务器返回错误（HTTP 502）。', '服务器返回的内容无法识别。', '门户发生了意外错误。'],
])('in %s no message for developers reaches a user', async (locale, silent, malformed, unexpected) => {
  const errorText = await spoken(locale, useErrorText);
  expect(errorText(new HttpError(502, '', URL))).toBe(silent);
  expect(errorText(new ResponseShapeError('a page of records'))).toBe(malformed);
  expect(errorText(new TypeError("Cannot destructure property 'data' of 'undefined'"))).toBe(unexpected);
  expect(errorText(new Error(''))).toBe(unexpected);
});

test.each([
  ['a thrown text', 'no'],
  ['nothing', undefined],
  ['null', null],
])('%s says nothing', async (_title, thrown) => {
  const errorText = await spoken('en-US', useErrorText);
  expect(errorText(thrown)).toBeUndefined();
});
