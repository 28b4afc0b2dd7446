import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scriptSource } from '../http/script-source.ts';
import { writeStaticHost } from './write-static-host.ts';

const SCRIPT = 'document.title = "x";';
const PAGE = `<script>${SCRIPT}</script><script type="application/json" id="portal-config">null</script>`;
const SETTINGS = {
  brand: 'quartet',
  productTitle: 'A </script> title',
  services: {
    datains: 'https://api.example.org/datains',
    quartetService: 'https://reports.example.org/quartet-service',
    dataseq: '/dataseq',
    index: 'https://api.example.org/dataseq',
  },
  identity: { authority: 'https://id.example.org/realms/lab', clientId: 'portal' },
  visualizationHost: 'https://plots.example.org',
  allowedFrameOrigins: ['https://embed.example.org'],
  allowedDocumentOrigins: ['https://documents.example.org'],
  changelogUrl: 'https://texts.example.org/changelog.{locale}.md',
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'static-host-'));
  await mkdir(join(folder, 'dist/assets'), { recursive: true });
  await writeFile(join(folder, 'dist/index.html'), PAGE);
  await writeFile(join(folder, 'dist/assets/a-1.js'), '');
  await writeFile(join(folder, 'settings.json'), JSON.stringify(SETTINGS));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const read = (name: string) => readFile(join(folder, 'out', name), 'utf8');
const write = (options = {}) =>
  writeStaticHost({
    portalDist: join(folder, 'dist'),
    settings: join(folder, 'settings.json'),
    to: join(folder, 'out'),
    connect: ['https://s3.example.org'],
    isTls: true,
    ...options,
  });

test('the site has its settings, and a policy with its script and the origins that the settings name', async () => {
  const { policy } = await write();
  const page = await read('site/index.html');
  const [, settings = ''] = /id="portal-config">([^]*?)<\/script>/.exec(page) ?? [];
  expect(JSON.parse(settings)).toEqual(SETTINGS);
  for (const [name, unpack] of [
    ['br', brotliDecompressSync],
    ['gz', gunzipSync],
  ] as const)
    expect(String(unpack(await readFile(join(folder, `out/site/index.html.${name}`))))).toBe(page);
  const directives = Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  expect(directives).toMatchObject({
    'script-src': ["'self'", scriptSource(SCRIPT)],
    'connect-src': [
      "'self'",
      'https://documents.example.org',
      'https://id.example.org',
      'https://api.example.org',
      'https://reports.example.org',
      'https://texts.example.org',
      'https://s3.example.org',
    ],
    'frame-src': [
      "'self'",
      'blob:',
      'https://embed.example.org',
      'https://plots.example.org',
      'https://id.example.org',
    ],
  });
});

test('the policy and the other headers are in the files for each host', async () => {
  const { policy } = await write();
  expect(await read('site/_headers')).toContain(`/*\n  content-security-policy: ${policy}\n`);
  expect(await read('Caddyfile')).toContain(`\tcontent-security-policy "${policy}"\n`);
  const nginx = await read('nginx.conf');
  expect(nginx.split(`  add_header content-security-policy "${policy}" always;\n`)).toHaveLength(3);
  for (const file of ['site/_headers', 'Caddyfile', 'nginx.conf']) {
    expect(await read(file)).toMatch(/strict-transport-security:? "?max-age=31536000/);
    expect(await read(file)).toMatch(/x-content-type-options:? "?nosniff/);
    expect(await read(file)).toMatch(/\/assets\/[^]*immutable/);
  }
});

test('a site without TLS has no HSTS', async () => {
  await write({ isTls: false });
  expect(await read('site/_headers')).not.toContain('strict-transport-security');
});

test('what is wrong is said in one sentence, and nothing is written over', async () => {
  const wrong = (text: string) => writeFile(join(folder, 'settings.json'), text);
  await expect(write({ settings: join(folder, 'none.json') })).rejects.toThrow(/^There is no file/);
  await expect(write({ portalDist: folder })).rejects.toThrow(/^The portal is not built/);
  await wrong('[');
  await expect(write()).rejects.toThrow(/is no JSON/);
  await wrong('[]');
  await expect(write()).rejects.toThrow(/must hold an object/);
  await wrong('{}');
  await expect(write()).rejects.toThrow(/need "services" and "identity"/);
  await wrong(JSON.stringify(SETTINGS));
  await write();
  await expect(write()).rejects.toThrow(/is not empty/);
});
