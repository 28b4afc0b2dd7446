import { expect, it, vi } from 'vitest';
import type { Caller } from '../identity/identity.ts';
import { LiveStreams, MAX_STREAMS } from './live-streams.ts';

const ADA: Caller = { sub: 'ada', username: 'ada', email: 'a@b.c', name: 'Ada', groups: [], roles: [] };
const ADMIN: Caller = { ...ADA, sub: 'root', roles: ['admin'] };

function open(streams: LiveStreams, caller: Caller, token: string) {
  const end = vi.fn<() => void>();
  streams.admit(caller);
  return { end, close: streams.add({ caller, token, end }) };
}

it('ends the streams of an ended sign-in only', async () => {
  const callers: Record<string, Caller | undefined> = { first: ADA, second: ADA, root: ADMIN };
  const streams = new LiveStreams(async (token) => callers[token]);
  const [first, second, root] = [
    open(streams, ADA, 'first'),
    open(streams, ADA, 'second'),
    open(streams, ADMIN, 'root'),
  ];
  await streams.check();
  callers['first'] = undefined;
  callers['root'] = { ...ADMIN, roles: [] };
  await streams.check();
  expect([first, second, root].map(({ end }) => end.mock.calls.length)).toEqual([1, 0, 1]);
});

it('ends a stream whose sign-in cannot be verified', async () => {
  const streams = new LiveStreams(async () => Promise.reject(new Error('The database is away.')));
  const { end } = open(streams, ADA, 'token');
  await streams.check();
  expect(end).toHaveBeenCalledOnce();
});

it('verifies a token once for all its streams', async () => {
  const verify = vi.fn(async () => ADA);
  const streams = new LiveStreams(verify);
  for (let index = 0; index < MAX_STREAMS; index += 1) open(streams, ADA, 'token');
  await streams.check();
  expect(verify).toHaveBeenCalledOnce();
});

it('limits the streams of a user, and admits another after one has ended', () => {
  const streams = new LiveStreams(async () => ADA);
  const opened = Array.from({ length: MAX_STREAMS }, () => open(streams, ADA, 'token'));
  expect(() => open(streams, ADA, 'token')).toThrow(/You have 10 live streams open/);
  expect(() => open(streams, ADMIN, 'root')).not.toThrow();
  opened[0]?.close();
  expect(() => open(streams, ADA, 'token')).not.toThrow();
});

it('checks periodically while a stream is open, and not after', () => {
  vi.useFakeTimers();
  try {
    const verify = vi.fn(async () => ADA);
    const { close } = open(new LiveStreams(verify), ADA, 'token');
    vi.advanceTimersByTime(5_000);
    expect(verify).toHaveBeenCalledOnce();
    close();
    vi.advanceTimersByTime(60_000);
    expect(verify).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
  }
});
