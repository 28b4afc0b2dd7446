import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './read-config.ts';

describe('configuration', () => {
  it('has defaults for one machine, with the demo accounts', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 4600,
      brand: 'quartet',
      demoAccounts: true,
      publicUrl: 'http://127.0.0.1:4600',
    });
  });

  it('shares files and running jobs with the other servers of its database', () => {
    const shared = { DATABASE_URL: 'postgres://db/portal', OBJECTS_DIR: '/mnt/files' };
    const [first, second] = ['/srv/a', '/srv/b'].map((dir) => readConfig({ ...shared, DATA_DIR: dir }));
    expect(first).toMatchObject({ sharesDatabase: true, paths: { objectsDir: '/mnt/files' } });
    // A run whose submitter was killed is found again only in the folder where it was started.
    expect(first?.paths.runsDir).toBe(second?.paths.runsDir);
  });

  it.each([{ OBJECTS_DIR: '/mnt/files' }, { DATABASE_URL: 'postgres://db/portal' }])(
    'has its database to itself with %o only',
    (environment) => {
      const { sharesDatabase, paths } = readConfig({ ...environment, DATA_DIR: '/srv/a' });
      expect({ sharesDatabase, runs: paths.runsDir }).toEqual({ sharesDatabase: false, runs: '/srv/a/runs' });
    },
  );

  it('finds Chromium on the PATH, unless a site names one or wants none', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'portal-programs-'));
    const program = join(folder, 'chromium-browser');
    await writeFile(program, '#!/bin/sh\n', { mode: 0o755 });
    await writeFile(join(folder, 'chromium'), 'not a program');
    const PATH = `/nowhere:${folder}`;
    expect(readConfig({ PATH }).chromium).toBe(program);
    expect(readConfig({ PATH, PORTAL_CHROMIUM: 'off' }).chromium).toBeUndefined();
    expect(readConfig({ PORTAL_CHROMIUM: program }).chromium).toBe(program);
    expect(readConfig({}).chromium).toBeUndefined();
    await rm(folder, { recursive: true });
  });

  it('links to its own documents unless a site sets others', () => {
    expect(readConfig({ LINK_HELP: 'https://help.example.org' }).portal.links).toEqual({
      docs: '#/markdown-previewer?url=/documents/guide.{locale}.md',
      repository: null,
      contact: null,
      issues: null,
      policies: '#/markdown-previewer?url=/documents/policies.{locale}.md',
      help: 'https://help.example.org',
      engines: '#/markdown-previewer?url=/documents/engines.{locale}.md',
    });
  });

  it('reads the apps of the pipeline pages', () => {
    expect(
      readConfig({ PIPELINE_WES_APPS: 'exome-qc, exome-qc-2', PIPELINE_RNA_APPS: '' }).portal.pipelines,
    ).toEqual({
      wgs: { apps: ['variant-qc'], omics: 'genomics' },
      wes: { apps: ['exome-qc', 'exome-qc-2'], omics: 'genomics' },
      rna: { apps: ['expression-matrix-qc'], omics: 'transcriptomics' },
    });
  });

  it('starts for other machines behind TLS, without demo accounts', () => {
    const config = readConfig({ HOST: '0.0.0.0', PUBLIC_URL: 'https://portal.example.org' });
    expect(config).toMatchObject({
      demoAccounts: false,
      publicUrl: 'https://portal.example.org',
      publicUrlFixed: true,
    });
  });

  it('starts for other machines without TLS if ALLOW_PLAIN_HTTP is set', () => {
    expect(
      readConfig({ HOST: '0.0.0.0', PUBLIC_URL: 'http://10.0.0.5:4600', ALLOW_PLAIN_HTTP: '1' }).host,
    ).toBe('0.0.0.0');
  });

  it.each([
    [
      'a public address without TLS',
      { HOST: '0.0.0.0', PUBLIC_URL: 'http://10.0.0.5:4600' },
      /clear text.*ALLOW_PLAIN_HTTP=1/,
    ],
    ['a public host without PUBLIC_URL', { HOST: '192.168.1.5', ALLOW_PLAIN_HTTP: '1' }, /set PUBLIC_URL/],
    [
      'demo accounts on a public address',
      { HOST: '0.0.0.0', PUBLIC_URL: 'https://p.example.org', DEMO_ACCOUNTS: '1' },
      /passwords of the demo accounts are public.*DEMO_ACCOUNTS=0/,
    ],
    ['a secret that can be guessed', { STORAGE_SECRET: 'changeme' }, /STORAGE_SECRET is too short/],
    [
      'a secret of sign-in that can be guessed',
      { IDENTITY_SECRET: 'changeme' },
      /IDENTITY_SECRET is too short/,
    ],
    [
      'an admin password that can be guessed',
      { ADMIN_PASSWORD: 'short' },
      /ADMIN_PASSWORD must have at least 12/,
    ],
    ['a port that is none', { PORT: '70000' }, /PORT must be a whole number from 1 to 65535; it is "70000"/],
    ['a brand that cannot be part of a route', { BRAND: 'My Lab' }, /BRAND must be lower-case/],
    [
      'a brand that no collection can have',
      { BRAND: 'my-lab' },
      /BRAND must be lower-case letters and digits.*it is "my-lab"/,
    ],
    [
      'an address with a path',
      { PUBLIC_URL: 'https://example.org/portal' },
      /PUBLIC_URL must be an address like/,
    ],
    [
      'a database that is not an address',
      { DATABASE_URL: 'nonsense' },
      /DATABASE_URL must be an address like/,
    ],
    [
      'an app that is no short name',
      { PIPELINE_WGS_APPS: 'a/b' },
      /PIPELINE_WGS_APPS must be short names of apps/,
    ],
    [
      'reference sets that are not there',
      { REFERENCE_SETS_DIR: '/nowhere/sets' },
      /REFERENCE_SETS_DIR must be a folder that exists; it is "\/nowhere\/sets"/,
    ],
    [
      'a browser that is not there',
      { PORTAL_CHROMIUM: '/nowhere/chromium' },
      /PORTAL_CHROMIUM must be the path of a program, or "off"; it is "\/nowhere\/chromium"/,
    ],
    ['a word that is not known', { NUMERIC_RANGE: 'xor' }, /NUMERIC_RANGE must be one of or, and/],
    ['a switch that is neither on nor off', { DEMO_ACCOUNTS: 'maybe' }, /DEMO_ACCOUNTS must be 1 or 0/],
  ])('refuses %s and names the remedy', (_what, environment, message) => {
    expect(() => readConfig(environment)).toThrow(message);
  });

  it('lists all problems at once', () => {
    expect(() => readConfig({ PORT: 'x', JOB_SLOTS: '0' })).toThrow(/PORT.*\n.*JOB_SLOTS/);
  });
});
