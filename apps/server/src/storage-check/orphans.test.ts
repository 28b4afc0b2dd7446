import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../config/read-config.ts';
import { startTestServer, type TestServer } from '../testing/start-server.ts';
import { cleanOrphans, cleanOrphansDaily } from './orphan-cleaner.ts';
import { measureFolders, orphanFolders, removeOrphans } from './orphan-folders.ts';
import { removeConfirmed } from './remove-confirmed.ts';

const DAY_MS = 24 * 3_600_000;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await write('users', 'data/researcher/mine.txt');
  await write('users', 'data/gone/a.txt');
  await write('users', 'data/gone/deep/b.txt');
  await write('projects', 'deleted/a.txt');
});

const write = (bucket: string, key: string) =>
  server.dependencies.objects.put(bucket, key, Readable.from(['x']));
const has = async (bucket: string, key: string) =>
  (await server.dependencies.objects.head(bucket, key)) !== undefined;
const orphans = async () => (await orphanFolders(server.dependencies)).map(({ key }) => key);

test('a removal counts first, and removes only the number that is confirmed', async () => {
  const counted = await removeConfirmed(server.dependencies, undefined);
  expect(counted).toEqual({
    lines: [
      'Folders without an owner: 2',
      expect.stringMatching(
        /^ {2}minio:\/\/users\/data\/gone\/ {2}files: 2, bytes: 2, newest \d{4}-\d\d-\d\d$/,
      ),
      expect.stringMatching(/^ {2}minio:\/\/projects\/deleted\/ {2}files: 1, bytes: 1, newest /),
      'Nothing was removed. To remove them for good: npm run storage:check -- --remove --confirm 2',
    ],
    isDone: false,
  });
  expect(await removeConfirmed(server.dependencies, '1')).toMatchObject({ isDone: false });
  expect(await has('users', 'data/gone/deep/b.txt')).toBe(true);
  const removed = await removeConfirmed(server.dependencies, '2');
  expect([removed.isDone, removed.lines.at(-1)]).toEqual([true, 'Removed: 2']);
  expect(await has('users', 'data/gone/a.txt')).toBe(false);
  expect(await has('projects', 'deleted/a.txt')).toBe(false);
  expect(await has('users', 'data/researcher/mine.txt')).toBe(true);
  expect(await removeConfirmed(server.dependencies, '0')).toEqual({
    lines: ['There is no folder without an owner.'],
    isDone: true,
  });
});

test('a folder that has an owner by now is not removed', async () => {
  const folders = await orphanFolders(server.dependencies);
  const owned = { bucket: 'users', key: 'data/researcher/' };
  const removed = await removeOrphans(server.dependencies, [owned, ...folders]);
  expect(removed).toEqual(folders);
  expect(await has('users', 'data/researcher/mine.txt')).toBe(true);
});

test('the job removes folders whose files are all old, and neither new nor empty ones', async () => {
  await server.dependencies.objects.makeDirectory('tservice', 'empty/');
  const printed: string[] = [];
  const clean = (days: number, later: number) =>
    cleanOrphans({
      ...server.dependencies,
      days,
      print: (line) => printed.push(line),
      now: () => Date.now() + later * DAY_MS,
    });
  await clean(30, 29);
  expect([printed, await orphans()]).toEqual([[], ['data/gone/', 'empty/', 'deleted/']]);
  await clean(30, 31);
  expect(await orphans()).toEqual(['empty/']);
  expect(printed).toEqual([
    expect.stringMatching(/^Removed minio:\/\/users\/data\/gone\/ \(files: 2, bytes: 2\): .* for 30 days\.$/),
    expect.stringContaining('minio://projects/deleted/'),
  ]);
  const [empty] = await measureFolders(server.dependencies.objects, [{ bucket: 'tservice', key: 'empty/' }]);
  expect(empty).toMatchObject({ count: 0, bytes: 0, newest: null });
});

test('without ORPHAN_DAYS nothing is removed, and a week is the least', async () => {
  expect(readConfig({}).orphanDays).toBeUndefined();
  expect(readConfig({ ORPHAN_DAYS: '90' }).orphanDays).toBe(90);
  expect(() => readConfig({ ORPHAN_DAYS: '6' })).toThrow(
    /^ORPHAN_DAYS must be a whole number from 7 to 3650/,
  );
  const buckets = vi.fn(async () => []);
  const options = {
    ...server.dependencies,
    objects: { buckets, list: vi.fn(), delete: vi.fn() },
    print: () => undefined,
  };
  cleanOrphansDaily({ ...options, days: undefined })();
  expect(buckets).not.toHaveBeenCalled();
  cleanOrphansDaily({ ...options, days: 3650 })();
  expect(buckets).toHaveBeenCalledOnce();
});
