import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { readConfig } from './read-config.ts';

const URL = 'https://wes.example.org/ga4gh/wes/v1';

test('there is no WES engine without a variable', () => {
  expect(readConfig({}).wesEngines).toEqual([]);
  expect(readConfig({ WES_URL: '', WES_TOIL_URL: ' ' }).wesEngines).toEqual([]);
});

test('WES_URL makes the engine "wes", and WES_<NAME>_URL one with that name', () => {
  const [wes, sapporo, toil] = readConfig({
    WES_URL: `${URL}/`,
    WES_TOIL_URL: 'http://10.0.0.7:8080/ga4gh/wes/v1',
    WES_TOIL_TOKEN: 'secret',
    WES_TOIL_TYPE: 'cwl, wdl',
    WES_TOIL_ENGINE: 'toil',
    WES_TOIL_ENGINE_VERSION: '5.9.2',
    WES_TOIL_HOSTS: 'files.example.org 10.0.0.8:9000',
    WES_TOIL_FOLDERS: tmpdir(),
    WES_TOIL_INPUT_ORIGIN: 'http://10.0.0.5:4600',
    WES_TOIL_SLOTS: '500',
    WES_TOIL_UTC_OFFSET: '+08:00',
    WES_SAPPORO_URL: 'http://10.0.0.9:1122',
  }).wesEngines;
  expect(wes).toEqual({
    name: 'wes',
    prefix: 'WES_',
    url: URL,
    token: undefined,
    types: [],
    engine: undefined,
    engineVersion: undefined,
    hosts: [],
    folders: [],
    inputOrigin: undefined,
    slots: 20,
    utcOffset: 'Z',
  });
  expect(sapporo).toMatchObject({ name: 'sapporo', url: 'http://10.0.0.9:1122' });
  expect(toil).toEqual({
    name: 'toil',
    prefix: 'WES_TOIL_',
    url: 'http://10.0.0.7:8080/ga4gh/wes/v1',
    token: 'secret',
    types: ['CWL', 'WDL'],
    engine: 'toil',
    engineVersion: '5.9.2',
    hosts: ['files.example.org', '10.0.0.8:9000'],
    folders: [tmpdir()],
    inputOrigin: 'http://10.0.0.5:4600',
    slots: 500,
    utcOffset: '+08:00',
  });
});

test.each([
  [{ WES_URL: 'wes.example.org' }, /WES_URL must be an address like https:.*it is "wes\.example\.org"/],
  [{ WES_URL: 'https://user:pw@wes.example.org' }, /^WES_URL must not contain a user name or a password\.$/],
  [{ WES_TOIL_URL: 'ftp://10.0.0.7' }, /WES_TOIL_URL must be an address like/],
  [
    { WES_TOIL_URL: URL, WES_TOIL_HOSTS: 'https://a.b' },
    /WES_TOIL_HOSTS must be hosts like files\.example\.org/,
  ],
  [
    { WES_URL: URL, WES_FOLDERS: '/nowhere/out' },
    /WES_FOLDERS must be folders that exist; it is "\/nowhere\/out"/,
  ],
  [{ WES_URL: URL, WES_INPUT_ORIGIN: 'http://a.b/c' }, /WES_INPUT_ORIGIN must be an address like/],
  [{ WES_TOIL_URL: URL, WES_TOIL_UTC_OFFSET: 'CET' }, /WES_TOIL_UTC_OFFSET must be an offset like \+08:00/],
  [{ WES_TOKEN: 'secret' }, /WES_TOKEN is set and WES_URL is not/],
  [{ WES_LOCAL_URL: URL }, /WES_LOCAL_URL: the name "local" is taken/],
])('%j is refused with the name of the variable', (environment, message) => {
  expect(() => readConfig(environment)).toThrow(message);
});
