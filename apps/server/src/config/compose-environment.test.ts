import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Environment } from './environment-reader.ts';
import { readConfig } from './read-config.ts';
import { findHome } from './server-home.ts';

interface Portal {
  env_file?: readonly { path: string; required: boolean }[];
  environment: Readonly<Record<string, string>>;
}

const { repository } = findHome();
const read = (path: string) => readFileSync(join(repository, path), 'utf8');
const { portal } = (parse(read('deploy/compose.yaml')) as { services: { portal: Portal } }).services;
/** The files `deploy/.env` of the page: with the embedded provider, with an OpenID provider, and with a store. */
const [embedded = {}, oidc = {}, store = {}] = [
  ...read('docs/operations.md').matchAll(/^```sh\n# deploy\/\.env\b.*\n([^`]*)^```$/gm),
].map(([, lines = '']) => parseEnv(lines) as Environment);
const { ADMIN_PASSWORD: _password, ...basis } = embedded;

/** Environment of the portal's container, as Compose makes it of its file and of `.env` beside that. */
function environmentWith(file: Environment): Environment {
  const passed = portal.env_file?.some(({ path }) => path === '.env') ? file : {};
  const set = Object.entries(portal.environment).map(([name, text]) => [
    name,
    text.replaceAll(/\$\{(\w+)(?::-([^}]*)|:\?([^}]*))?\}/gu, (_match, variable: string, other, required) => {
      const value = file[variable] || (other as string | undefined);
      if (value === undefined && required !== undefined)
        throw new Error(`${variable} is missing: ${required}`);
      return value ?? '';
    }),
  ]);
  return { HOST: '0.0.0.0', ...passed, ...(Object.fromEntries(set) as Environment) };
}

test('the compose file starts without the file of variables', () => {
  expect(portal.env_file).toEqual([{ path: '.env', required: false }]);
  expect(() => environmentWith({})).toThrow('PUBLIC_URL is missing: the address of the site');
});

test('with the accounts of the server the container has a first one', () => {
  const config = readConfig(environmentWith(embedded));
  expect(config.firstAdmin).toMatchObject({ username: 'operator', password: embedded['ADMIN_PASSWORD'] });
  expect(config.provider).toBeUndefined();
  expect(config.databaseUrl).toBe('postgres://portal:letters-and-digits@database:5432/portal');
});

test('with an OpenID provider the container has its variables and no password', () => {
  expect(Object.keys(oidc)).toContain('OIDC_ISSUER');
  const config = readConfig(environmentWith({ ...basis, ...oidc }));
  expect(config.provider).toMatchObject({ issuer: oidc['OIDC_ISSUER'], admins: oidc['OIDC_ADMINS'] });
  expect(config.firstAdmin).toBeUndefined();
  expect(() => readConfig(environmentWith({ ...embedded, ...oidc }))).toThrow(/ADMIN_PASSWORD belongs to/);
});

test('any other variable reaches the server, too', () => {
  const config = readConfig(
    environmentWith({
      ...embedded,
      ...store,
      QUOTA_USER_BYTES: '1000',
      METRICS_TOKEN: 'a-token-for-the-monitor',
      WES_CLUSTER_URL: 'https://wes.example.org/ga4gh/wes/v1',
    }),
  );
  expect(config.quotas.user).toBe(1000);
  expect(config.s3).toMatchObject({ endpoint: store['S3_ENDPOINT'], bucket: store['S3_BUCKET'] });
  expect(config.wesEngines.map(({ name }) => name)).toEqual(['cluster']);
});
