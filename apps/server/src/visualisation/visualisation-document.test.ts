import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  DnaDocument,
  ExpressionDocument,
  VisualisationDocument,
  VisualisationKind,
} from '@omics-portal/api/visualisation';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { visualisationDocument } from './visualisation-document.ts';

const SEED = join(import.meta.dirname, '../../seed');
const shipped = new Map<VisualisationKind, VisualisationDocument>();

/** Document with the shipped sets, computed once. */
function documentOf(kind: VisualisationKind): VisualisationDocument {
  const document = shipped.get(kind) ?? visualisationDocument(kind, SEED);
  shipped.set(kind, document);
  return document;
}

const expression = (kind: ExpressionDocument['kind']) => documentOf(kind) as ExpressionDocument;
const dna = () => documentOf('dna') as DnaDocument;

afterEach(() => vi.unstubAllEnvs());

describe('variants', () => {
  test('the history has 27 genomes with platform and lab, and 240 exomes without them', () => {
    const callSets = dna().history?.callSets ?? [];
    const genomes = callSets.filter(({ sequencing }) => sequencing === 'WGS');
    const exomes = callSets.filter(({ sequencing }) => sequencing === 'WES');
    expect([genomes.length, exomes.length]).toEqual([27, 240]);
    expect(new Set(genomes.map(({ platform }) => platform))).toEqual(new Set(['Illumina', 'BGI']));
    expect(new Set(genomes.map(({ lab }) => lab))).toEqual(
      new Set(['ARD', 'BGI', 'BRG', 'NVG', 'WGE', 'WUX']),
    );
    expect(exomes.every(({ platform, lab }) => platform === null && lab === null)).toBe(true);
  });

  test('the numbers of variants are those of the shipped tables, by donor', () => {
    const { libraries } = dna().variants;
    expect(
      libraries.filter(({ sequencing }) => sequencing === 'WGS').map(({ donor, snv }) => [donor, snv]),
    ).toEqual([
      ['D5', 3996629],
      ['D6', 3990835],
      ['F7', 3954687],
      ['M8', 3970488],
    ]);
  });
});

describe('expression', () => {
  test('the signal-to-noise ratios of the real tables are the published ones', () => {
    const snr = (kind: ExpressionDocument['kind']) => expression(kind).planes.map((plane) => plane.snr);
    expect(snr('protein').map((value) => value?.toFixed(3))).toEqual(['25.651', '27.179']);
    expect(snr('metabolism').map((value) => value?.toFixed(4))).toEqual(['9.9588']);
  });

  test.each([
    ['protein', 4831, 'log2', 'protqc-example', false],
    ['metabolism', 204, 'intensities', 'metqc-example', false],
    ['rna', 2000, 'counts', 'synthetic-rna', true],
  ] as const)(
    'the table of %s has %i features of twelve libraries',
    (kind, features, unit, id, synthetic) => {
      const { table } = expression(kind);
      expect(table.features).toHaveLength(features);
      expect(table.values.map(({ length }) => length)).toEqual(new Array(12).fill(features));
      expect(table.source).toMatchObject({ id, synthetic, licence: 'MIT' });
      expect(table.unit).toBe(unit);
      expect(table.detected.map(({ sample }) => sample)).toEqual(['D5', 'D6', 'F7', 'M8']);
      expect(table.differences.map(({ pair }) => pair)).toEqual(['D5/D6', 'F7/D6', 'M8/D6']);
      for (const { rows, log2FoldChange, adjustedP } of table.differences) {
        expect(rows.length).toBeGreaterThan(100);
        expect([log2FoldChange.length, adjustedP.length]).toEqual([rows.length, rows.length]);
      }
    },
  );

  test('missing values are null, and the others are those of the table', () => {
    const { features, values } = expression('protein').table;
    const row = features.indexOf('AAAS');
    expect(values.slice(0, 4).map((column) => column[row])).toEqual([18.8791, null, 19.8123, null]);
  });

  test('batches of proteins have lab and instrument, CV and SNR of the installed history', () => {
    const { source, batches } = expression('protein').quality;
    expect([source.id, batches.length]).toEqual(['proteomics-quartet', 32]);
    expect(batches[0]).toEqual({
      batch: 'Lot1_DDA_ABS_QTOF6600_B1',
      lab: 'ABS',
      platform: 'AB Sciex',
      instrument: 'QTOF6600',
      cv: 25.447,
      snr: 24.53,
    });
    expect(batches.filter(({ lab }) => lab === null)).toEqual([]);
  });

  test('the reference set of peptides has its fold changes over D6; other kinds have none installed', () => {
    const { reference } = expression('protein');
    expect(reference).toMatchObject({ key: 'peptide', source: { id: 'proteomics-quartet' } });
    expect(reference?.pairs.map(({ pair }) => pair)).toEqual(['D5/D6', 'F7/D6', 'M8/D6']);
    const known = reference?.pairs.flatMap(({ log2FoldChange }) =>
      log2FoldChange.filter((value) => value !== null),
    );
    expect(known).toHaveLength(4865);
    expect([expression('rna').reference, expression('metabolism').reference]).toEqual([null, null]);
  });

  test('without a history the quality is that of the own batch', () => {
    const { quality, planes } = expression('metabolism');
    expect(quality.batches).toHaveLength(1);
    expect(quality.batches[0]).toMatchObject({ batch: 'L1_1', lab: 'L1', snr: planes[0]?.snr });
  });

  test('without installed sets nothing is invented', async () => {
    vi.stubEnv('REFERENCE_SETS_DIR', await mkdtemp(join(tmpdir(), 'sets-')));
    expect(visualisationDocument('dna', SEED)).toMatchObject({ history: null });
    expect(visualisationDocument('metabolism', SEED)).toMatchObject({
      reference: null,
      quality: { source: { id: 'metqc-example' } },
    });
  });
});
