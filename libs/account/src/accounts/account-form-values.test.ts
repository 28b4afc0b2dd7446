import { expect, test } from 'vitest';
import * as v from 'valibot';
import { accountRequest, namesIn, newAccountSchema } from './account-form-values';

test.each([
  ['', []],
  ['lab', ['lab']],
  [' lab , core,lab,', ['lab', 'core']],
  ['实验室，平台', ['实验室', '平台']],
])('%j names the groups %j', (text, names) => {
  expect(namesIn(text)).toEqual(names);
});

const ACCOUNT = { username: 'lin', name: 'Lin', email: 'lin@example.org', groups: '' };

test.each([
  [{}, []],
  [{ username: 'Lin' }, ['username-wrong']],
  [{ username: '-lin' }, ['username-wrong']],
  [{ name: ' ' }, ['name-required']],
  [{ email: 'lin' }, ['account-email-wrong']],
  [{ groups: 'my lab, core' }, ['group-blank']],
])('an account with %j has the problems %j', (change, problems) => {
  const { issues = [] } = v.safeParse(newAccountSchema, { ...ACCOUNT, ...change });
  expect(issues.map(({ message }) => message)).toEqual(problems);
});

test('the request has trimmed values and a list of groups', () => {
  expect(
    accountRequest({ username: 'lin', name: ' Lin ', email: 'lin@example.org ', groups: 'lab, core' }),
  ).toEqual({
    username: 'lin',
    name: 'Lin',
    email: 'lin@example.org',
    groups: ['lab', 'core'],
  });
});
