import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const docs = resolve(import.meta.dirname, '../docs');
const read = (path: string) => readFileSync(join(docs, path), 'utf8');
const asvs = read('asvs.md');
const security = read('security.md');

/** Requirements of levels 1 and 2 in each section of ASVS 5.0, by the last number: how many of the section, and which are of level 3. */
const SECTIONS: Readonly<Record<string, [count: number, ...higher: number[]]>> = {
  ...{ '1.1': [2], '1.2': [10, 10], '1.3': [12, 12], '1.4': [3], '1.5': [3, 3] },
  ...{ '2.1': [3], '2.2': [3], '2.3': [5, 5], '2.4': [2, 2] },
  ...{ '3.2': [3, 3], '3.3': [5, 5], '3.4': [8, 7, 8], '3.5': [8, 6, 7, 8], '3.7': [5, 3, 4, 5] },
  ...{ '4.1': [5, 4, 5], '4.2': [5, 2, 3, 4, 5], '4.3': [2], '4.4': [4] },
  ...{ '5.1': [1], '5.2': [6, 4, 5, 6], '5.3': [3, 3], '5.4': [3] },
  ...{ '6.1': [3], '6.2': [12], '6.3': [8, 5, 6, 7, 8], '6.4': [6, 5, 6], '6.5': [8, 6, 7, 8] },
  ...{ '6.6': [4, 4], '6.8': [4] },
  ...{ '7.1': [3], '7.2': [4], '7.3': [2], '7.4': [5], '7.5': [3, 3], '7.6': [2] },
  ...{ '8.1': [4, 3, 4], '8.2': [4, 4], '8.3': [3, 2, 3], '8.4': [2, 2] },
  ...{ '9.1': [3], '9.2': [4] },
  ...{ '10.1': [2], '10.2': [3, 3], '10.3': [5, 5], '10.4': [16, 12, 13, 14, 15, 16], '10.5': [5] },
  ...{ '10.6': [2], '10.7': [3] },
  ...{ '11.1': [4, 3, 4], '11.2': [5, 4, 5], '11.3': [5, 4, 5], '11.4': [4], '11.5': [2, 2], '11.6': [2, 2] },
  ...{ '12.1': [5, 4, 5], '12.2': [2], '12.3': [5, 5] },
  ...{ '13.1': [4, 2, 3, 4], '13.2': [6, 6], '13.3': [4, 3, 4], '13.4': [7, 6, 7] },
  ...{ '14.1': [2], '14.2': [8, 5, 6, 7, 8], '14.3': [3] },
  ...{ '15.1': [5, 4, 5], '15.2': [5, 4, 5], '15.3': [7] },
  ...{ '16.1': [1], '16.2': [5], '16.3': [4], '16.4': [3], '16.5': [4, 4] },
  ...{ '17.1': [2, 2], '17.2': [8, 5, 6, 7, 8], '17.3': [2] },
};

describe('the checklist of ASVS 5.0', () => {
  const rows = [...asvs.matchAll(/^\| (\d+\.\d+\.\d+) \| ([12]) \| (.+?) \| (.+?) \| (.*) \|$/gm)].map(
    ([, number = '', level = '', topic = '', state = '', reason = '']) => ({
      ...{ number, level, topic, state, reason },
    }),
  );

  test('has each requirement of levels 1 and 2 once', () => {
    const expected = Object.entries(SECTIONS).flatMap(([section, [count, ...higher]]) =>
      Array.from({ length: count }, (_, index) => index + 1)
        .filter((number) => !higher.includes(number))
        .map((number) => `${section}.${number}`),
    );
    expect(rows.map(({ number }) => number)).toEqual(expected);
    const level = (wanted: string) => rows.filter((row) => row.level === wanted).length;
    expect([level('1'), level('2')]).toEqual([70, 183]);
  });

  test('says for each row what shows it or what is missing', () => {
    const states = ['met', 'partly', 'not met', 'operator', 'n/a'];
    expect(rows.filter(({ state, reason }) => !states.includes(state) || reason.trim() === '')).toEqual([]);
  });

  test('counts its states', () => {
    const counted = [...asvs.matchAll(/^\| ([a-z/ ]+) \| (\d+) \|/gm)].map(([, state, count]) => [
      state,
      Number(count),
    ]);
    expect(counted).toHaveLength(5);
    expect(counted).toEqual(
      counted.map(([state]) => [state, rows.filter((row) => row.state === state).length]),
    );
  });
});

describe('the suites of docs/security.md', () => {
  const suites = [...security.matchAll(/^\| \[([^\]]+)\]\(([^)]+)\) \| (.+?) \|/gm)].map(
    ([, name = '', file = '', cases = '']) => ({ name, file, cases }),
  );

  test('have the number of tests that stands in their row', () => {
    expect(suites.length).toBeGreaterThan(15);
    const stated = suites.filter(({ cases }) => /\d+ tests?\b/.test(cases));
    expect(stated.length).toBeGreaterThan(5);
    const wrong = stated.filter(({ file, cases }) => {
      const source = readFileSync(join(docs, file), 'utf8');
      return Number(/(\d+) tests?\b/.exec(cases)?.[1]) !== testsIn(source);
    });
    expect(wrong).toEqual([]);
  });
});

test('the list of cryptography has each source with a secret, a signature, a cipher or MD5', () => {
  const server = resolve(docs, '../apps/server/src');
  const uses =
    /\b(?:randomBytes|randomInt|createHmac|hkdfSync|scrypt|generateKeyPair|CompactEncrypt)\b|createHash\('md5'/;
  const sources = readdirSync(server, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|testing\//.test(path))
    .filter((path) => uses.test(readFileSync(join(server, path), 'utf8')));
  expect(sources.length).toBeGreaterThan(10);
  expect(sources.filter((path) => !security.includes(`(../apps/server/src/${path})`))).toEqual([]);
});

/** Number of tests that a source declares; a table of tests counts once. */
function testsIn(source: string): number {
  return [...source.matchAll(/^\s*(?:it|test)(?:\.each)?[(<]/gm)].length;
}
