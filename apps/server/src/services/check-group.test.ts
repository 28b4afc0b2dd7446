import { expect, it } from 'vitest';
import type { Caller } from '../identity/identity.ts';
import { checkGroup } from './check-group.ts';

const ADA: Caller = {
  sub: 'ada',
  username: 'ada',
  email: 'ada@example.org',
  name: 'Ada',
  groups: ['default', 'Example Team'],
  roles: [],
};
const LONER: Caller = { ...ADA, groups: [] };
const ADMIN: Caller = { ...ADA, groups: ['admin'] };
const identity = { groupExists: async (group: string) => ['default', 'outsiders'].includes(group) };

it.each([
  ['no group', LONER, undefined],
  ['one of the own groups', ADA, 'Example Team'],
  ['any group with members, for an admin', ADMIN, 'outsiders'],
  ['the own group of an admin', ADMIN, 'admin'],
])('allows %s', async (_what, caller, group) => {
  await expect(checkGroup(identity, caller, group)).resolves.toBeUndefined();
});

it.each([
  ['a group of others', ADA, 'outsiders', /choose one of yours \("default", "Example Team"\), or none\.$/],
  ['another spelling', ADA, 'Default', /^You are not in the group "Default"/],
  ['any group to somebody without one', LONER, 'default', /choose none, because you are in no group\.$/],
  ['a group that nobody is in, to an admin', ADMIN, 'typo-group', /^There is no group "typo-group"/],
])('refuses %s', async (_what, caller, group, message) => {
  await expect(checkGroup(identity, caller, group)).rejects.toMatchObject({
    status: 403,
    message: expect.stringMatching(message),
    details: [{ field: 'group_name', message: { 'en-US': 'is not a group of yours' } }],
  });
});
