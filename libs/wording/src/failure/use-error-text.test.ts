// @vitest-environment jsdom
import { HttpError, NetworkError, TimeoutError } from '@omics-portal/api';
import { expect, test } from 'vitest';
import { spoken } from '../testing/spoken';
import { useErrorText } from './use-error-text';

const URL = 'http://portal.test/datains/api/projects';

test.each([
  ['en-US', 'The server could not be reached.', 'The server took too long to answer.'],
  ['zh-CN', '无法连接服务器。', '服务器响应超时。'],
])('in %s no answer is told in words of our own', async (locale, unreached, late) => {
  const errorText = await spoken(locale, useErrorText);
  expect(errorText(new NetworkError(URL, new TypeError('fetch failed')))).toBe(unreached);
  expect(errorText(new TimeoutError(URL, 60_000))).toBe(late);
});

test('a server that gives a reason is quoted', async () => {
  const errorText = await spoken('zh-CN', useErrorText);
  expect(errorText(new HttpError(409, { message: 'The project has ended.' }, URL))).toBe(
    'The project has ended.',
  );
});

test.each([
  ['an error without a message', new Error('')],
  ['a thrown text', 'no'],
  ['nothing', undefined],
  ['null', null],
])('%s says nothing', async (_title, thrown) => {
  const errorText = await spoken('en-US', useErrorText);
  expect(errorText(thrown)).toBeUndefined();
});
