import { describe, expect, it } from 'vitest';
import { readConfig } from './read-config.ts';

const HOSTS = ['127.0.0.1', 'localhost', '::1', '0.0.0.0', '192.168.1.5'];
const PUBLIC_URLS = [
  undefined,
  'http://localhost:4600',
  'https://portal.example.org',
  'http://portal.example.org',
];
const PROXIES = [undefined, '0', '1', '10.0.0.0/8'];
const DEMO = [undefined, '0', '1'];

const CASES = HOSTS.flatMap((HOST) =>
  PUBLIC_URLS.flatMap((PUBLIC_URL) =>
    PROXIES.flatMap((TRUST_PROXY) =>
      DEMO.map((DEMO_ACCOUNTS) => ({ HOST, PUBLIC_URL, TRUST_PROXY, DEMO_ACCOUNTS })),
    ),
  ),
);

type Case = (typeof CASES)[number];

/** True for the only combination of settings under which no other machine can reach the server. */
function isPrivate({ HOST, PUBLIC_URL, TRUST_PROXY }: Case): boolean {
  return (
    ['127.0.0.1', 'localhost', '::1'].includes(HOST) &&
    (PUBLIC_URL === undefined || PUBLIC_URL === 'http://localhost:4600') &&
    (TRUST_PROXY === undefined || TRUST_PROXY === '0')
  );
}

function demoAccounts(environment: Case): boolean | string {
  try {
    return readConfig({ ...environment, ALLOW_PLAIN_HTTP: '1' }).demoAccounts;
  } catch (error) {
    return (error as Error).message;
  }
}

function name({ HOST, PUBLIC_URL, TRUST_PROXY, DEMO_ACCOUNTS }: Case): string {
  return `HOST=${HOST} PUBLIC_URL=${PUBLIC_URL ?? ''} TRUST_PROXY=${TRUST_PROXY ?? ''} DEMO_ACCOUNTS=${DEMO_ACCOUNTS ?? ''}`;
}

describe('demo accounts, by HOST, PUBLIC_URL and TRUST_PROXY together', () => {
  it('covers every combination', () => {
    expect(CASES).toHaveLength(240);
    expect(CASES.filter(isPrivate)).toHaveLength(36);
  });

  it.each(CASES.filter(isPrivate).map((each) => [name(each), each] as const))(
    '%s: on, unless switched off',
    (_name, environment) => {
      expect(demoAccounts(environment)).toBe(environment.DEMO_ACCOUNTS !== '0');
    },
  );

  it.each(CASES.filter((each) => !isPrivate(each)).map((each) => [name(each), each] as const))(
    '%s: never on',
    (_name, environment) => {
      const result = demoAccounts(environment);
      expect(result).not.toBe(true);
      if (environment.DEMO_ACCOUNTS === '1')
        expect(result).toMatch(/passwords of the demo accounts are public: leave DEMO_ACCOUNTS out/);
      else if (environment.PUBLIC_URL !== undefined) expect(result).toBe(false);
    },
  );
});

describe('a server on a loopback address behind a proxy', () => {
  it('must not send tokens in clear text to a public address', () => {
    expect(() => readConfig({ PUBLIC_URL: 'http://portal.example.org' })).toThrow(
      /^PUBLIC_URL=http:\/\/portal\.example\.org can be reached by others, and tokens would travel in clear text/,
    );
  });

  it('requires the public address', () => {
    expect(() => readConfig({ TRUST_PROXY: '1', ALLOW_PLAIN_HTTP: '1' })).toThrow(
      /^TRUST_PROXY names a proxy, .*: set PUBLIC_URL/,
    );
  });

  it('allows scripts of its own machine only when it is private', () => {
    const origin = 'http://localhost:5173';
    expect(readConfig({}).originAllowed(origin)).toBe(true);
    expect(readConfig({ PUBLIC_URL: 'https://portal.example.org' }).originAllowed(origin)).toBe(false);
  });
});

describe('TRUST_PROXY', () => {
  it.each([
    [undefined, false],
    ['0', false],
    ['off', false],
    ['1', 1],
    ['2', 2],
    ['10.1.2.3, 192.168.0.0/16 fd00::/8', ['10.1.2.3', '192.168.0.0/16', 'fd00::/8']],
    ['loopback', ['loopback']],
  ])('%s is read as %j', (value, expected) => {
    const config = readConfig({ PUBLIC_URL: 'https://portal.example.org', TRUST_PROXY: value });
    expect(config.trustProxy).toEqual(expected);
  });

  it.each(['true', 'yes', 'on', '11', '-1', '10.0.0.0/33', '300.1.2.3', 'proxy.example.org', '1,2'])(
    'refuses %s, which would believe what any client writes, or nothing',
    (value) => {
      expect(() => readConfig({ PUBLIC_URL: 'https://portal.example.org', TRUST_PROXY: value })).toThrow(
        /TRUST_PROXY must be the number of proxies in front \(1 to 10\)/,
      );
    },
  );
});
