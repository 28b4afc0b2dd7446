import { afterEach, expect, test, vi } from 'vitest';
import { ConfigError, fetchConfig, readConfig, serviceBases } from './config';
import { aConfig } from '../testing/portal';

const MINIMAL = {
  brand: 'quartet',
  productTitle: 'Portal',
  services: {
    datains: '/datains',
    quartetService: '/quartet-service',
    dataseq: '/dataseq',
    index: '/dataseq',
  },
  identity: { authority: '/identity', clientId: 'portal' },
};

const problemsOf = (value: unknown) => {
  try {
    readConfig(value);
    return [];
  } catch (error) {
    return error instanceof ConfigError ? error.problems.map(({ key }) => key) : ['another error'];
  }
};

afterEach(() => vi.unstubAllGlobals());

test('a minimal file is enough, the rest has defaults', () => {
  expect(readConfig(MINIMAL)).toMatchObject({
    links: { docs: null },
    polling: { notificationsMs: 60_000 },
    uploadLimits: { maxFiles: 1000 },
    numericRange: 'or',
    desktop: false,
    allowServiceOverride: false,
    pipelines: {
      wgs: { apps: ['variant-qc'], omics: 'genomics' },
      wes: { apps: [], omics: 'genomics' },
      rna: { apps: ['expression-matrix-qc'], omics: 'transcriptomics' },
    },
  });
});

test.each([
  [undefined, ['(the whole file)']],
  [{ ...MINIMAL, brand: 'Quartet/..' }, ['brand']],
  [{ ...MINIMAL, brand: 'my-lab' }, ['brand']],
  [{ ...MINIMAL, brand: undefined, productTitle: '' }, ['brand', 'productTitle']],
  [{ ...MINIMAL, services: { ...MINIMAL.services, dataseq: 'dataseq' } }, ['services.dataseq']],
  [{ ...MINIMAL, identity: { authority: '/identity' } }, ['identity.clientId']],
  [{ ...MINIMAL, polling: { jobsMs: 1 } }, ['polling.jobsMs']],
  [{ ...MINIMAL, allowedFrameOrigins: ['nonsense'] }, ['allowedFrameOrigins.0']],
  [{ ...MINIMAL, numericRange: 'xor' }, ['numericRange']],
  [{ ...MINIMAL, pipelines: { wes: { apps: ['no/short name'] } } }, ['pipelines.wes.apps.0']],
  [{ ...MINIMAL, pipelines: { rna: { omics: 'rna' } } }, ['pipelines.rna.omics']],
  [{ ...MINIMAL, apps: [{ name: 'Files', link: 'no-such-route' }] }, ['apps.0.link']],
  [{ ...MINIMAL, apps: [{ name: '', link: 'notifications' }] }, ['apps.0.name']],
])('a bad file names its keys: %#', (value, keys) => {
  expect(problemsOf(value)).toEqual(keys);
});

test('the tiles of the apps panel are another site, or a route by its name', () => {
  const apps = [
    { name: { 'en-US': 'Mail', 'zh-CN': '邮件' }, icon: 'mail', link: 'https://mail.example.org' },
    { name: 'Files', link: 'file-manager' },
  ];
  expect(readConfig({ ...MINIMAL, apps }).apps).toEqual([apps[0], { ...apps[1], icon: '' }]);
});

test.each([
  ['no response', () => Promise.reject(new TypeError('x')), 'no response'],
  ['a missing file', async () => new Response(null, { status: 404 }), 'HTTP 404'],
  ['something else than JSON', async () => new Response('<html>'), 'not JSON'],
])('%s is reported under the address of the file', async (_title, respond, message) => {
  vi.stubGlobal('fetch', respond);
  await expect(fetchConfig('/config.json')).rejects.toMatchObject({
    problems: [{ key: '/config.json', message }],
  });
});

test.each([
  [
    true,
    { seqFlowHost: 'http://127.0.0.1:9/datains/', dataSeqHost: '/other' },
    'http://127.0.0.1:9/datains',
    '/other',
  ],
  [true, { seqFlowHost: 'javascript:alert(1)' }, '/datains', '/dataseq'],
  [true, {}, '/datains', '/dataseq'],
  [false, { seqFlowHost: 'http://127.0.0.1:9', dataSeqHost: '/other' }, '/datains', '/dataseq'],
])(
  'with overrides allowed: %s, the stored hosts %j give %s and %s',
  (allowServiceOverride, stored: Record<string, string>, datains, dataseq) => {
    const bases = serviceBases(aConfig({ allowServiceOverride }), { getItem: (key) => stored[key] ?? null });
    expect(bases).toMatchObject({ datains, dataseq, quartetService: '/quartet-service' });
  },
);
