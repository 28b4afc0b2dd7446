import { expect, test } from 'vitest';
import { validateInformation } from './project-information';

const complete = { name: 'run1_test', description: 'two libraries', group: '' };

test('an underscore after a digit is a good name, and the group may be left empty', () => {
  expect(validateInformation(complete, 'app')).toEqual({});
});

test.each([
  [{ name: ' ' }, 'app', { name: 'name-required' }],
  [{ name: 'abcd' }, 'app', { name: 'name-pattern' }],
  [{ name: '1abcde' }, 'app', { name: 'name-pattern' }],
  [{ name: 'with blank' }, 'app', { name: 'name-pattern' }],
  [{ name: 'a'.repeat(64) }, 'app', {}],
  [{ name: 'a'.repeat(65) }, 'app', { name: 'name-pattern' }],
  [{ description: '\n ' }, 'app', { description: 'description-required' }],
  [{ group: 'abc' }, 'app', { group: 'group-foreign' }],
  [{ group: 'Team-1 of us' }, 'app', {}],
  [{}, '', { app: 'app-required' }],
])('%j with app "%s" gives %j', (change, appId, problems) => {
  expect(validateInformation({ ...complete, ...change }, appId)).toEqual(problems);
});

test.each([
  ['Example Team', {}],
  ['', {}],
  ['Former Team', { group: 'group-foreign' }],
])('somebody of "Example Team" may choose the group "%s": %j', (group, problems) => {
  expect(validateInformation({ ...complete, group }, 'app', ['Example Team'])).toEqual(problems);
});
