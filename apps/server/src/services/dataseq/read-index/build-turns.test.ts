import { beforeEach, expect, test, vi } from 'vitest';
import { BuildTurns } from './build-turns.ts';

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

/** Query that takes some time; `log` gets its name when it starts. */
function queryOf(log: string[], name: string, ms: number): () => Promise<string> {
  return async () => {
    log.push(name);
    await new Promise((resolve) => setTimeout(resolve, ms));
    return name;
  };
}

/** Build that ends when `end` is called. */
function startBuild(turns: BuildTurns): { end(): void; ended: Promise<void> } {
  let end = () => undefined as void;
  const ended = turns.build(() => new Promise<void>((resolve) => (end = resolve)));
  return { end: () => end(), ended };
}

const now = () => Date.now();

test('without a build all queries run at once', async () => {
  const log: string[] = [];
  const turns = new BuildTurns({ queries: 1, now });
  const all = ['a', 'b', 'c'].map((name) => turns.query(queryOf(log, name, 100)));
  expect(log).toEqual(['a', 'b', 'c']);
  await vi.advanceTimersByTimeAsync(100);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
});

test('during a build queries run in order, and the build has twice the time of each for itself', async () => {
  const log: string[] = [];
  const turns = new BuildTurns({ queries: 1, now });
  const build = startBuild(turns);
  const all = ['a', 'b', 'c'].map((name) => turns.query(queryOf(log, name, 100)));
  expect(log).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(299);
  expect(log).toEqual(['a']);
  await vi.advanceTimersByTimeAsync(1);
  expect(log).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(300);
  expect(log).toEqual(['a', 'b', 'c']);
  await vi.advanceTimersByTimeAsync(100);
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c']);
  build.end();
  await build.ended;
});

test('a visitor does not wait longer than a second and a half for the rest after a slow query', async () => {
  const log: string[] = [];
  const turns = new BuildTurns({ queries: 1, now });
  const build = startBuild(turns);
  void ['slow', 'next'].map((name) => turns.query(queryOf(log, name, 3000)));
  await vi.advanceTimersByTimeAsync(4499);
  expect(log).toEqual(['slow']);
  await vi.advanceTimersByTimeAsync(1);
  expect(log).toEqual(['slow', 'next']);
  build.end();
  await build.ended;
});

test('at the end of a build all waiting queries run', async () => {
  const log: string[] = [];
  const turns = new BuildTurns({ queries: 1, now });
  const build = startBuild(turns);
  const all = ['a', 'b', 'c'].map((name) => turns.query(queryOf(log, name, 100)));
  await vi.advanceTimersByTimeAsync(150);
  build.end();
  await build.ended;
  await vi.advanceTimersByTimeAsync(0);
  expect(log).toEqual(['a', 'b', 'c']);
  await vi.advanceTimersByTimeAsync(100);
  await Promise.all(all);
  const again = startBuild(turns);
  void turns.query(queryOf(log, 'd', 1));
  await vi.advanceTimersByTimeAsync(0);
  expect(log).toEqual(['a', 'b', 'c', 'd']);
  again.end();
  await again.ended;
});

test('a query that fails gives its turn to the next one', async () => {
  const log: string[] = [];
  const turns = new BuildTurns({ queries: 1, now });
  const build = startBuild(turns);
  const failed = turns.query(() => Promise.reject(new Error('no'))).catch((error: unknown) => String(error));
  const next = turns.query(queryOf(log, 'next', 1));
  await vi.advanceTimersByTimeAsync(10);
  expect(await failed).toBe('Error: no');
  expect(await next).toBe('next');
  build.end();
  await build.ended;
});

test('as many queries run at the same time as the database has connections for', async () => {
  const log: string[] = [];
  const turns = new BuildTurns({ queries: 2, now });
  const build = startBuild(turns);
  void ['a', 'b', 'c'].map((name) => turns.query(queryOf(log, name, 100)));
  await vi.advanceTimersByTimeAsync(50);
  expect(log).toEqual(['a', 'b']);
  await vi.advanceTimersByTimeAsync(250);
  expect(log).toEqual(['a', 'b', 'c']);
  build.end();
  await build.ended;
});
