import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { identify, isAlive, parseStat } from './process-id.ts';
import { parsePs, selectMembers } from './process-members.ts';

test('a process is known by its id and its start time', async () => {
  const child = spawn('sleep', ['60']);
  await once(child, 'spawn');
  const id = identify(Number(child.pid));
  expect(id).toMatchObject({ pid: child.pid });
  expect(id && isAlive(id)).toBe(true);
  expect(id && isAlive({ ...id, started: 'another time' })).toBe(false);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(id && isAlive(id)).toBe(false);
  expect(identify(Number(child.pid))).toBeUndefined();
});

test('the name of a program in /proc may contain parentheses and spaces', () => {
  const fields = [
    'S',
    '10',
    '20',
    '30',
    '0',
    '-1',
    '0',
    '1',
    '2',
    '3',
    '4',
    '100',
    '50',
    '7',
    '3',
    '20',
    '0',
    '1',
    '0',
    '9876',
  ];
  expect(parseStat(`42 (a) b (c)) ${fields.join(' ')} 1 2 3`)).toEqual({
    pid: 42,
    state: 'S',
    parent: 10,
    group: 20,
    session: 30,
    cpuTicks: 160,
    startTicks: '9876',
  });
  expect(parseStat('')).toBeUndefined();
});

test.each([
  ['  7  1  7  2048  0:01.50 Ss', { pid: 7, parent: 1, group: 7, memoryKb: 2048, cpuSeconds: 1.5 }],
  [' 8 7 7 16 01:02:03 R+', { pid: 8, cpuSeconds: 3723 }],
  [' 9 7 7 16 2-00:00:01 S', { pid: 9, cpuSeconds: 172_801 }],
])('the line %j of ps is read', (line, expected) => {
  expect(parsePs(`${line}\n`)).toMatchObject([expected]);
});

test('processes that have ended, and lines that are no process, are left out', () => {
  expect(parsePs(' 9 7 7 0 00:00:00 Z\n\nerror: no\n')).toEqual([]);
});

const ROOT = { pid: 100, started: 'then' };
const row = (
  pid: number,
  parent: number,
  change: { group?: number; session?: number; started?: string } = {},
) => ({
  pid,
  parent,
  group: 1,
  session: 1,
  started: 'later',
  memoryKb: 0,
  cpuSeconds: 0,
  ...change,
});
const pids = (rows: readonly { pid: number }[]) => rows.map(({ pid }) => pid).toSorted((a, b) => a - b);

test.each([
  [
    'its children and theirs',
    [row(100, 1, { started: 'then' }), row(101, 100), row(102, 101), row(200, 1)],
    [100, 101, 102],
  ],
  ['what its dead leader left in its group', [row(101, 1, { group: 100 }), row(200, 1)], [101]],
  [
    'what its dead leader left in its session',
    [row(101, 1, { session: 100 }), row(102, 101), row(200, 1)],
    [101, 102],
  ],
  ['nothing of a process that has its id now', [row(100, 1, { started: 'today' }), row(101, 100)], []],
])('the processes of a run are %s', (_title, rows, expected) => {
  expect(pids(selectMembers(rows, ROOT))).toEqual(expected);
});

test('in any tree of processes a run has its descendants, and no others', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(), { maxLength: 40 }), fc.infiniteStream(fc.nat()), (parents, order) => {
      const rows = parents.map((parent, index) =>
        row(101 + index, 100 + (parent % (index + 1)) - (parent % 3 === 0 ? 99 : 0)),
      );
      const isBelow = (pid: number): boolean => {
        const found = rows.find((each) => each.pid === pid);
        return pid === 100 || (found !== undefined && isBelow(found.parent));
      };
      const shuffled = rows
        .map((each) => ({ each, key: order.next().value }))
        .toSorted((a, b) => a.key - b.key);
      const members = selectMembers(
        shuffled.map(({ each }) => each),
        ROOT,
      );
      expect(pids(members)).toEqual(pids(rows.filter(({ pid }) => isBelow(pid))));
    }),
  );
});
