import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Account, normalName } from './accounts.ts';
import { KnownDevices } from './known-devices.ts';
import { PasswordQueue } from './password-queue.ts';
import { SignIn, type SignInAttempt, type SignInResult } from './sign-in.ts';

const PASSWORD = 'right';
const NAMES = ['ada', 'grace', 'admin'];

const devices = new KnownDevices(() => 'secret', true);
const compare = vi.fn<(password: string, hash: string | undefined) => Promise<boolean>>();
const log = vi.fn<(line: string) => void>();

let signIn: SignIn;

beforeEach(() => {
  compare
    .mockReset()
    .mockImplementation(async (password, hash) => hash !== undefined && password === PASSWORD);
  log.mockReset();
  signIn = new SignIn({
    accounts: { findByName: async (name) => find(normalName(name)) },
    devices,
    passwords: new PasswordQueue(compare),
    log,
  });
});

function find(name: string): Account | undefined {
  const username = NAMES.find((known) => name === known || name === `${known}@example.org`);
  return username === undefined
    ? undefined
    : ({ sub: username, username, password_hash: 'hash', is_demo: username === 'admin' } as Account);
}

function attempt(name: string, more: Partial<SignInAttempt> = {}): Promise<SignInResult> {
  return signIn.attempt({
    name,
    password: 'wrong',
    address: '203.0.113.9',
    cookies: undefined,
    remoteEvidence: undefined,
    ...more,
  });
}

function count(results: SignInResult[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { outcome } of results) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

function many(times: number, make: (index: number) => Promise<SignInResult>): Promise<SignInResult[]> {
  return Promise.all(Array.from({ length: times }, (_, index) => make(index)));
}

async function deviceCookie(name: string): Promise<string> {
  const result = await attempt(name, { password: PASSWORD });
  return result.outcome === 'signed-in' ? (result.deviceCookie.split(';')[0] ?? '') : '';
}

describe('guessing the password of one account', () => {
  it('checks five of 150 simultaneous guesses', async () => {
    const results = await many(150, (index) => attempt('ada', { password: `guess ${index}` }));
    expect(count(results)).toEqual({ wrong: 5, wait: 145 });
    expect(compare).toHaveBeenCalledTimes(5);
  });

  it('counts all addresses together', async () => {
    const results = await many(100, (index) => attempt('ada', { address: `203.0.113.${index}` }));
    expect(count(results)).toEqual({ wrong: 5, wait: 95 });
  });

  it('counts spellings, and name and email, as one account', async () => {
    const spellings = ['ada', 'ADA', ' Ada ', 'ada@example.org', 'Ada@Example.org', 'ａｄａ'];
    expect(count(await many(6, (index) => attempt(spellings[index] ?? '')))).toEqual({ wrong: 5, wait: 1 });
  });

  it('limits an unknown name like an account', async () => {
    expect(count(await many(150, () => attempt('nobody')))).toEqual({ wrong: 5, wait: 145 });
  });

  it('checks 45 in an hour, so at most 90 in any sixty minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    try {
      const cookies = await deviceCookie('ada');
      compare.mockClear();
      const checked: number[] = [];
      for (let second = 0; second < 2 * 3600; second += 20) {
        if (second % 3600 === 0) checked.push(compare.mock.calls.length);
        await many(6, () => attempt('ada'));
        await many(6, () => attempt('ada', { cookies }));
        await vi.advanceTimersByTimeAsync(20_000);
      }
      expect([...checked, compare.mock.calls.length]).toEqual([0, 45, 90]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not count against the address when nothing was checked', async () => {
    await many(150, () => attempt('ada'));
    expect(await attempt('nobody')).toHaveProperty('outcome', 'wrong');
  });

  it('returns the waiting time', async () => {
    await many(5, () => attempt('ada'));
    expect(await attempt('ada', { password: PASSWORD })).toEqual({
      outcome: 'wait',
      seconds: 60,
      message: {
        'en-US': 'Too many failed attempts: try again in 60 seconds.',
        'zh-CN': '失败次数过多：请在 60 秒后重试。',
      },
    });
  });

  it('lets the owner sign in from a browser that signed in before', async () => {
    const cookies = await deviceCookie('ada');
    await many(150, () => attempt('ada'));
    expect(await attempt('ada', { password: PASSWORD, cookies })).toHaveProperty('outcome', 'signed-in');
  });

  it('limits guesses from such a browser too', async () => {
    const cookies = await deviceCookie('ada');
    expect(count(await many(50, () => attempt('ada', { cookies })))).toEqual({ wrong: 5, wait: 45 });
  });

  it('does not accept the cookie of another account', async () => {
    const cookies = await deviceCookie('grace');
    expect(count(await many(50, () => attempt('ada', { cookies })))).toEqual({ wrong: 5, wait: 45 });
    expect(await attempt('ada', { cookies, password: PASSWORD })).toHaveProperty('outcome', 'wait');
  });
});

describe('a right password', () => {
  it('passes while another account is attacked from the same address', async () => {
    const attack = many(150, () => attempt('grace'));
    const owner = attempt('ada', { password: PASSWORD });
    expect(await owner).toHaveProperty('outcome', 'signed-in');
    expect(count(await attack)).toEqual({ wrong: 5, wait: 145 });
  });

  it('passes after an attack with made-up names from the same address', async () => {
    const results = await many(300, (index) => attempt(`made-up ${index}`));
    expect(count(results)).toEqual({ wrong: 50, wait: 250 });
    expect(await attempt('ada', { password: PASSWORD })).toHaveProperty('outcome', 'signed-in');
  });

  it('passes 150 times at once', async () => {
    expect(count(await many(150, () => attempt('ada', { password: PASSWORD })))).toEqual({
      'signed-in': 150,
    });
  });

  it('clears the failures of the last minute', async () => {
    await many(4, () => attempt('ada'));
    await attempt('ada', { password: PASSWORD });
    expect(count(await many(6, () => attempt('ada')))).toEqual({ wrong: 5, wait: 1 });
  });
});

describe('an address with many failures', () => {
  it('causes no more hashes for unknown names, and learns nothing about accounts', async () => {
    await many(60, (index) => attempt(`made-up ${index}`));
    compare.mockClear();
    expect(await attempt('another')).toMatchObject({ outcome: 'wait' });
    expect(compare).not.toHaveBeenCalled();
    expect(await attempt('ada')).toMatchObject({ outcome: 'wait' });
    expect(compare).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['IPv4', '203.0.113.9', '::ffff:203.0.113.9'],
    ['IPv6 networks', '2001:db8:1:2::1', '2001:db8:1:2:ffff::9'],
  ])('is identified by %s', async (_what, first, second) => {
    await many(50, (index) => attempt(`made-up ${index}`, { address: first }));
    expect(await attempt('more', { address: second })).toHaveProperty('outcome', 'wait');
    expect(await attempt('others', { address: '2001:db8:9::1' })).toHaveProperty('outcome', 'wrong');
  });
});

describe('demo accounts', () => {
  it('are closed to requests from other machines, with a reason and one line in the log', async () => {
    const attempts = await many(3, () =>
      attempt('admin', { password: PASSWORD, remoteEvidence: 'the header via' }),
    );
    expect(attempts[0]).toEqual({
      outcome: 'closed',
      message: {
        'en-US':
          'Demo accounts work only on the machine that runs the server, and this request shows the header via. The operator of this site must set PUBLIC_URL, and ADMIN_PASSWORD for a first account.',
        'zh-CN': expect.stringMatching(/^演示账户只能.*the header via.*PUBLIC_URL/),
      },
    });
    expect(count(attempts)).toEqual({ closed: 3 });
    expect(compare).not.toHaveBeenCalled();
    expect(log.mock.calls).toEqual([
      [expect.stringMatching(/through a proxy.*the header via.*Set PUBLIC_URL/)],
    ]);
  });

  it('do not affect other accounts', async () => {
    expect(await attempt('ada', { password: PASSWORD, remoteEvidence: 'the header via' })).toHaveProperty(
      'outcome',
      'signed-in',
    );
  });
});
