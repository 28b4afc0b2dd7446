import { expect, test } from 'vitest';
import * as v from 'valibot';
import { informationSchema, type InformationValues } from './project-information';

const complete: InformationValues = {
  name: 'run1_test',
  description: 'two libraries',
  group: '',
  app: 'app',
};

/** First problem of each field. */
function problemsOf(change: Partial<InformationValues>, groups?: readonly string[]) {
  const schema = informationSchema({ apps: ['app'], ...(groups && { groups }) });
  const { issues } = v.safeParse(schema, { ...complete, ...change });
  const problems: Record<string, string> = {};
  for (const issue of issues ?? []) {
    problems[v.getDotPath(issue) ?? ''] ??= issue.message;
  }
  return problems;
}

test('a name may have an underscore after a digit, and the group is optional', () => {
  expect(problemsOf({})).toEqual({});
});

test.each([
  [{ name: ' ' }, { name: 'name-required' }],
  [{ name: 'abcd' }, { name: 'name-pattern' }],
  [{ name: '1abcde' }, { name: 'name-pattern' }],
  [{ name: 'with blank' }, { name: 'name-pattern' }],
  [{ name: 'a'.repeat(64) }, {}],
  [{ name: 'a'.repeat(65) }, { name: 'name-pattern' }],
  [{ description: '\n ' }, { description: 'description-required' }],
  [{ group: 'abc' }, { group: 'group-foreign' }],
  [{ group: 'Team-1 of us' }, {}],
  [{ app: '' }, { app: 'app-required' }],
  [{ app: 'removed' }, { app: 'app-required' }],
])('%j gives %j', (change, problems) => {
  expect(problemsOf(change)).toEqual(problems);
});

test.each([
  ['Example Team', {}],
  ['', {}],
  ['Former Team', { group: 'group-foreign' }],
])('a member of "Example Team" chooses the group "%s": %j', (group, problems) => {
  expect(problemsOf({ group }, ['Example Team'])).toEqual(problems);
});
