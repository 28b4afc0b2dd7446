import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { QcReport } from '@omics-portal/qc-metrics';
import { expect, test } from 'vitest';
import { findHome } from '../config/server-home.ts';
import { type CrateDocument, type CratePart, type CrateReport, reportCrate } from './report-crate.ts';
import { readReportOrigin } from './report-origin.ts';

const example = (name: string) =>
  readFileSync(join(findHome().repository, 'libs/reports/src/testing', name), 'utf8');
const file = (path: string, sha256: string | null = 'ab12'): CratePart => ({
  path,
  name: path.slice(path.lastIndexOf('/') + 1),
  size: 12,
  sha256,
  contentType: 'text/csv',
});

const REPORT: CrateReport = {
  id: '0b1c2d3e-0000-4000-8000-000000000042',
  name: 'Batch 1',
  description: '',
  plugin: { name: 'quartet-protqc-report', version: 'v1.0.0' },
  owner: { name: 'Ada Example', email: 'ada@example.org' },
  startedTime: Date.UTC(2026, 0, 2, 3, 4, 5),
  finishedTime: Date.UTC(2026, 0, 2, 3, 5),
  portal: { title: 'Example Portal', url: 'https://portal.example.org', version: '1.2.3' },
  origin: readReportOrigin(example('protqc-example-report.json')),
  inputs: [file('minio://users/data/ada/my table.csv')],
  outputs: [file('report.json'), file('plots/50 %.png', null)],
};

const entityOf = (crate: CrateDocument, id: string) =>
  crate['@graph'].find((entity) => entity['@id'] === id) ?? {};

/** Ids that an entity refers to, with the property that does. */
function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== 'object' || value === null) return [];
  const { '@id': id, ...rest } = value as Record<string, unknown>;
  return Object.keys(rest).length === 0 && typeof id === 'string' ? [id] : referencesIn(Object.values(rest));
}

test('the crate has the descriptor and the required properties of the root of RO-Crate 1.2', () => {
  const crate = reportCrate(REPORT);
  expect(crate['@context']).toBe('https://w3id.org/ro/crate/1.2/context');
  expect(entityOf(crate, 'ro-crate-metadata.json')).toEqual({
    '@id': 'ro-crate-metadata.json',
    '@type': 'CreativeWork',
    about: { '@id': './' },
    conformsTo: { '@id': 'https://w3id.org/ro/crate/1.2' },
  });
  expect(entityOf(crate, './')).toMatchObject({
    '@type': 'Dataset',
    name: 'Batch 1',
    description: 'Quality report Batch 1',
    datePublished: '2026-01-02T03:05:00.000Z',
    license: { '@id': '#licence' },
    author: { '@id': 'mailto:ada@example.org' },
    url: 'https://portal.example.org/#/datains-report/0b1c2d3e-0000-4000-8000-000000000042',
    creditText:
      'Ada Example. Batch 1. Quality report 0b1c2d3e-0000-4000-8000-000000000042, 2026-01-02, quartet-protqc-report v1.0.0. Example Portal. https://portal.example.org/#/datains-report/0b1c2d3e-0000-4000-8000-000000000042',
  });
});

test('a profile of a user is named by its name', () => {
  const text = example('protqc-example-report.json');
  const report = JSON.parse(text) as QcReport;
  const named = (name: unknown) =>
    readReportOrigin(
      JSON.stringify({
        ...report,
        verdict: { ...report.verdict, profile: { id: '0b1c', version: '2', name } },
      }),
    );
  const crate = reportCrate({ ...REPORT, origin: named('Our instrument') });
  expect(entityOf(crate, '#profile-0b1c')).toMatchObject({
    name: 'Threshold profile Our instrument',
    identifier: '0b1c',
    version: '2',
  });
  expect(entityOf(reportCrate(REPORT), '#profile-proteomics-default')).toMatchObject({
    name: 'Threshold profile proteomics-default',
  });
  expect(named(7)).toBeUndefined();
});

test('every id is unique, every reference leads to an entity, and the root has every file', () => {
  const crate = reportCrate(REPORT);
  const ids = crate['@graph'].map((entity) => entity['@id']);
  expect(new Set(ids).size).toBe(ids.length);
  const known = new Set([...ids, 'https://w3id.org/ro/crate/1.2']);
  expect(
    crate['@graph'].flatMap((entity) => referencesIn(Object.values(entity))).filter((id) => !known.has(id)),
  ).toEqual([]);
  const files = crate['@graph'].filter((entity) => entity['@type'] === 'File').map((entity) => entity['@id']);
  expect(files).toHaveLength(3);
  expect(referencesIn(entityOf(crate, './')['hasPart' as never])).toEqual(files);
});

test('files have size, type and checksum; paths are written as URIs', () => {
  const crate = reportCrate(REPORT);
  expect(entityOf(crate, 'report.json')).toEqual({
    '@id': 'report.json',
    '@type': 'File',
    name: 'report.json',
    contentSize: '12',
    encodingFormat: 'text/csv',
    sha256: 'ab12',
    conformsTo: { '@id': 'https://portal.example.org/documents/schemas/report-1.json' },
  });
  expect(entityOf(crate, 'plots/50%20%25.png')).not.toHaveProperty('sha256');
  expect(entityOf(crate, 'minio://users/data/ada/my%20table.csv')).toMatchObject({ sha256: 'ab12' });
});

test('a folder is a data set, and an input that is gone has neither size nor checksum', () => {
  const folder = 'minio://projects/run 7/';
  const gone = { ...file('minio://users/gone.csv', null), size: null };
  const crate = reportCrate({ ...REPORT, inputs: [{ ...file(folder), size: null }, gone] });
  expect(entityOf(crate, 'minio://projects/run%207/')).toMatchObject({ '@type': 'Dataset' });
  expect(Object.keys(entityOf(crate, gone.path))).toEqual(['@id', '@type', 'name', 'encodingFormat']);
});

test.each([
  [
    'proteins',
    'protqc-example-report.json',
    'expression-matrix-qc',
    'proteomics-default',
    'proteomics-quartet',
  ],
  ['DNA', 'dseqc-example-report.json', 'dna-qc-report', 'genomics-default', 'dnaseq-history'],
])(
  'a report on %s names its software, profile and references',
  (_title, name, program, profile, reference) => {
    const text = example(name);
    const crate = reportCrate({ ...REPORT, origin: readReportOrigin(text) });
    const { software, verdict, references } = JSON.parse(text) as NonNullable<CrateReport['origin']> & {
      verdict: { level: string; profile: { version: string } };
    };
    expect(entityOf(crate, `#program-${program}`)).toMatchObject({
      '@type': 'SoftwareApplication',
      softwareVersion: software.version,
    });
    expect(entityOf(crate, `#profile-${profile}`)).toMatchObject({ version: verdict.profile.version });
    expect(entityOf(crate, `#reference-${reference}`)).toMatchObject({
      name: references[0]?.title,
      license: references[0]?.licence,
      version: '1.0.0',
      identifier: [
        reference,
        ...(references[0]?.files ?? []).map(({ file: table }) => ({
          '@id': `#reference-${reference}-${table}`,
        })),
      ],
    });
    expect(references[0]?.files).not.toHaveLength(0);
    for (const { file: table, sha256 } of references[0]?.files ?? []) {
      expect(entityOf(crate, `#reference-${reference}-${table}`)).toMatchObject({
        '@type': 'PropertyValue',
        value: sha256,
      });
    }
    expect(entityOf(crate, './')).toMatchObject({ citation: [{ '@id': `#reference-${reference}` }] });
    expect(entityOf(crate, '#verdict')).toMatchObject({ value: verdict.level });
    expect(entityOf(crate, '#report')).toMatchObject({
      '@type': 'CreateAction',
      instrument: { '@id': '#plugin-quartet-protqc-report' },
      agent: { '@id': 'mailto:ada@example.org' },
      object: [{ '@id': 'minio://users/data/ada/my%20table.csv' }, { '@id': `#profile-${profile}` }],
      startTime: '2026-01-02T03:04:05.000Z',
      endTime: '2026-01-02T03:05:00.000Z',
    });
  },
);

test('a set of an earlier report has neither version nor checksums', () => {
  const earlier = JSON.parse(example('protqc-example-report.json')) as QcReport;
  const references = earlier.references.map(({ version: _version, files: _files, ...set }) => set);
  const crate = reportCrate({
    ...REPORT,
    origin: readReportOrigin(JSON.stringify({ ...earlier, references })),
  });
  const set = entityOf(crate, '#reference-proteomics-quartet');
  expect(set).toMatchObject({ identifier: 'proteomics-quartet' });
  expect(set).not.toHaveProperty('version');
});

test('the files of the folder are those of the reads of RNA as well', () => {
  const files = readReportOrigin(example('rseqc-example-report.json'))?.files;
  expect(files).toContain('D5_1/rnaseq_qc_results.txt');
  expect(readReportOrigin(example('protqc-example-report.json'))?.files).toEqual([]);
});

test.each([
  ['<html>'],
  ['null'],
  ['{"status": "Success"}'],
  ['{"software": {}, "verdict": {"profile": {}}}'],
])('a result of another format, %s, leaves program, profile and verdict out', (text) => {
  expect(readReportOrigin(text)).toBeUndefined();
  const crate = reportCrate({ ...REPORT, origin: undefined });
  expect(crate['@graph'].map((entity) => entity['@type'])).not.toContain('PropertyValue');
  expect(entityOf(crate, '#plugin-quartet-protqc-report')).toMatchObject({
    softwareRequirements: [{ '@id': '#portal' }],
  });
});
