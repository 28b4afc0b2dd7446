import { expect, test } from 'vitest';
import { roomOf } from './storage-room';

const group = (used: number, allowed: number | null) => ({ name: 'lab', used, allowed });

test.each([
  ['no quota', { used: 5, allowed: null, groups: [group(5, null)] }, Number.POSITIVE_INFINITY],
  ['the quota of the account', { used: 5, allowed: 7, groups: [group(9, 100)] }, 2],
  ['the quota of a group', { used: 5, allowed: 100, groups: [group(9, null), group(9, 10)] }, 1],
  ['more than the quota', { used: 9, allowed: 7, groups: [] }, 0],
])('room with %s', (_title, usage, room) => {
  expect(roomOf(usage)).toBe(room);
});
