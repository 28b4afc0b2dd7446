import { expect, test } from 'vitest';
import { appLabel, appPath, appShortName, appVersion } from './app-name';

test.each([
  [
    'lab/quartet-rnaseq-qc-v0.2.1',
    'quartet-rnaseq-qc-v0.2.1',
    'quartet-rnaseq-qc',
    { owner: 'lab', appVersion: 'quartet-rnaseq-qc-v0.2.1' },
  ],
  ['lab/vcf_qc-1.0.0', 'vcf_qc-1.0.0', 'vcf_qc', { owner: 'lab', appVersion: 'vcf_qc-1.0.0' }],
  ['no-owner-v1.0.0', 'no-owner-v1.0.0', 'no-owner', null],
  ['lab/', '', '', null],
])('%s is called %s', (name, label, shortName, path) => {
  expect(appLabel(name)).toBe(label);
  expect(appShortName(name)).toBe(shortName);
  expect(appPath(name)).toEqual(path);
});

test.each([
  ['the manifest names the version', { app_name: 'lab/a-v1.0.0', version: 'v2.0.0' }, 'v2.0.0'],
  ['else it is the end of the full name', { app_name: 'lab/a-b-v1.0.0' }, 'v1.0.0'],
  ['else it is the latest', { app_name: 'plain' }, 'latest'],
  ['a report tool may have neither', {}, 'latest'],
])('%s', (_title, manifest, version) => {
  expect(appVersion(manifest)).toBe(version);
});
