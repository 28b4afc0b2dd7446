import type { QcReferenceInfo, QcReport } from '@omics-portal/qc-metrics';
import { describe, expect, test } from 'vitest';
import { DNA_EXAMPLE, readsAlone } from '../testing/dna-reports';
import { RNA_READS } from '../testing/rna-reports';
import { METABOLITE_EXAMPLE, PROTEIN_EXAMPLE, withMetrics } from '../testing/published-reports';
import {
  compareReports,
  type ComparisonRow,
  isAbsentFigure,
  type FactRow,
  type FigureRow,
} from './compare-reports';

const RECORD = { inputs: { data: null, metadata: null }, measurement: null };
const of = (...reports: QcReport[]) => compareReports(reports.map((figures) => ({ ...RECORD, figures })));

function figure(rows: readonly ComparisonRow[], key: string): FigureRow {
  const row = rows.find((each): each is FigureRow => each.kind === 'figure' && each.key === key);
  if (!row) {
    throw new Error(`no figure ${key}`);
  }
  return row;
}

function fact(rows: readonly ComparisonRow[], key: string): FactRow | undefined {
  return rows.find((each): each is FactRow => each.kind === 'fact' && each.key === key);
}

/** Report on the reads of another folder. */
function withFolder(folder: string): QcReport {
  return RNA_READS.omics !== 'genomics' && RNA_READS.sequencing
    ? { ...RNA_READS, sequencing: { ...RNA_READS.sequencing, folder } }
    : RNA_READS;
}

const WORSE = withMetrics(PROTEIN_EXAMPLE, {
  snr: { value: 8, interval: { low: 7, high: 9, resamples: 1000 } },
  rc: { value: null },
});

describe('compareReports', () => {
  test('a report compared with itself differs in nothing', () => {
    const rows = of(PROTEIN_EXAMPLE, PROTEIN_EXAMPLE);
    expect(rows.filter(({ differs }) => differs)).toEqual([]);
    expect(rows[0]).toEqual({ kind: 'fact', key: 'verdict', cells: ['pass', 'pass'], differs: false });
    expect(figure(rows, 'snr').cells[1]).toMatchObject({ difference: 0, intervalsApart: false });
  });

  test('a figure has its difference to the first report, and whether the intervals overlap', () => {
    const { cells, differs } = figure(of(PROTEIN_EXAMPLE, WORSE), 'snr');
    const [first, second] = cells;
    expect(differs).toBe(true);
    expect(first).toMatchObject({ difference: null, intervalsApart: null, level: 'pass' });
    expect(second?.difference).toBeCloseTo(8 - (first?.value ?? Number.NaN), 12);
    expect(second?.intervalsApart).toBe(true);
  });

  test('a figure that could not be computed differs from one that could, and has no difference', () => {
    const rows = of(
      withMetrics(PROTEIN_EXAMPLE, { rc: { value: 0.9 } }),
      withMetrics(PROTEIN_EXAMPLE, { rc: { value: null } }),
    );
    expect(figure(rows, 'rc')).toMatchObject({
      differs: true,
      cells: [{ value: 0.9 }, { value: null, difference: null }],
    });
  });

  test('reports on different omics: what one has and the other has not is absent there', () => {
    const rows = of(PROTEIN_EXAMPLE, DNA_EXAMPLE);
    expect(figure(rows, 'snr').cells[1]).toBeNull();
    expect(figure(rows, 'precisionSnv').cells[0]).toBeNull();
    expect(figure(rows, 'total').cells.map((cell) => cell?.difference)).toEqual([null, expect.any(Number)]);
    expect(fact(rows, 'omics')?.cells).toEqual(['proteomics', 'genomics']);
    expect(fact(rows, 'folder')?.cells).toEqual([null, 'wgs_example/']);
    expect(fact(rows, 'sequencing')?.cells).toEqual([null, 'WGS']);
  });

  test('inputs and parameters that differ are found, and a fact that no report states has no row', () => {
    const rows = of(PROTEIN_EXAMPLE, METABOLITE_EXAMPLE);
    expect(fact(rows, 'profile')).toMatchObject({ differs: true });
    expect(fact(rows, 'references')).toMatchObject({ differs: true });
    expect(fact(rows, 'folder')).toBeUndefined();
    expect(fact(rows, 'groups')?.cells[0]).toBe('D5: 3\nD6: 3\nF7: 3\nM8: 3');
  });

  test('the files of jobs are named by their samples, as on the page of the report', () => {
    const rows = of(readsAlone(), DNA_EXAMPLE);
    expect(fact(rows, 'files')?.cells[0]).toBe('sample_1/fastq_qc.json');
  });

  test('reports on RNA without counts: their folders are compared, and there is no table', () => {
    const other = withFolder('rna_run_8/');
    const rows = of(RNA_READS, other);
    expect(fact(rows, 'folder')).toMatchObject({ cells: ['rna_run_7/', 'rna_run_8/'], differs: true });
    expect(fact(rows, 'files')?.cells[0]).toContain('fastqc');
    for (const absent of ['dataFile', 'metadataFile', 'libraries', 'groups'] as const) {
      expect(fact(rows, absent)).toBeUndefined();
    }
    expect(fact(rows, 'verdict')).toMatchObject({ cells: ['not-assessed', 'not-assessed'], differs: false });
    expect(figure(rows, 'snr')).toMatchObject({
      differs: false,
      cells: [
        { value: null, level: 'not-assessed' },
        { value: null, difference: null, intervalsApart: null },
      ],
    });
  });

  test('counts beside a report without them: a value differs from none, and has no difference', () => {
    const counts = { ...PROTEIN_EXAMPLE, omics: 'transcriptomics' as const };
    const rows = of(RNA_READS, counts);
    expect(figure(rows, 'snr')).toMatchObject({
      differs: true,
      cells: [{ value: null }, { value: expect.any(Number) as number, difference: null }],
    });
    expect(fact(rows, 'dataFile')?.cells).toEqual([null, PROTEIN_EXAMPLE.input.dataFile]);
    expect(fact(rows, 'folder')?.cells).toEqual(['rna_run_7/', null]);
  });

  test.each([
    ['not computed in both: absent', [RNA_READS, RNA_READS], true],
    ['not computed in one and no part of the other: absent', [RNA_READS, DNA_EXAMPLE], true],
    ['computed in one: not absent', [RNA_READS, PROTEIN_EXAMPLE], false],
    ['computed in both: not absent', [PROTEIN_EXAMPLE, PROTEIN_EXAMPLE], false],
  ])('a figure %s', (_, reports, absent) => {
    expect(isAbsentFigure(figure(of(...reports), 'snr'))).toBe(absent);
  });

  test('a fact is never an absent figure, and DNA figures stay beside RNA without counts', () => {
    const absent = of(RNA_READS, DNA_EXAMPLE).filter(isAbsentFigure);
    expect(absent.map(({ key }) => key)).toEqual([
      'features',
      'missing',
      'absoluteCorrelation',
      'cv',
      'snr',
      'rc',
    ]);
  });

  test('another version of a reference set differs, and so does a changed table of the same version', () => {
    const withSet = (set: Partial<QcReferenceInfo>) => ({
      ...PROTEIN_EXAMPLE,
      references: PROTEIN_EXAMPLE.references.map((reference) => ({ ...reference, ...set })),
    });
    const newer = of(PROTEIN_EXAMPLE, withSet({ version: '1.1.0' }));
    expect(fact(newer, 'references')).toMatchObject({
      differs: true,
      cells: ['proteomics-quartet 1.0.0', 'proteomics-quartet 1.1.0'],
    });
    expect(fact(newer, 'referenceFiles')).toMatchObject({ differs: false });
    const changed = of(PROTEIN_EXAMPLE, withSet({ files: [{ file: 'historical_qc.csv', sha256: 'ab12' }] }));
    expect(fact(changed, 'references')).toMatchObject({ differs: false });
    expect(fact(changed, 'referenceFiles')).toMatchObject({ differs: true });
    expect(fact(changed, 'referenceFiles')?.cells[1]).toBe('historical_qc.csv ab12');
  });

  test('two tables of one name differ by their storage links', () => {
    const links = (folder: string) => ({ data: `minio://bucket/${folder}/data.csv`, metadata: null });
    const rows = compareReports([
      { ...RECORD, figures: PROTEIN_EXAMPLE, inputs: links('first') },
      { ...RECORD, figures: PROTEIN_EXAMPLE, inputs: links('second') },
    ]);
    expect(fact(rows, 'dataFile')).toMatchObject({
      differs: true,
      cells: ['minio://bucket/first/data.csv', 'minio://bucket/second/data.csv'],
    });
    expect(fact(rows, 'metadataFile')).toMatchObject({ differs: false });
  });

  test('laboratory, instrument, operator and day stand beside the inputs; a server that records none has no rows', () => {
    const lab = { laboratory: 'Lab 7', instrument: null, operator: null };
    const rows = compareReports([
      { ...RECORD, figures: PROTEIN_EXAMPLE, measurement: { ...lab, measuredOn: '2026-03-02' } },
      { ...RECORD, figures: PROTEIN_EXAMPLE, measurement: { ...lab, measuredOn: '2026-04-07' } },
      { ...RECORD, figures: PROTEIN_EXAMPLE },
    ]);
    expect(fact(rows, 'laboratory')).toMatchObject({ differs: true, cells: ['Lab 7', 'Lab 7', null] });
    expect(fact(rows, 'measuredOn')?.cells).toEqual(['2026-03-02', '2026-04-07', null]);
    expect(fact(rows, 'operator')).toBeUndefined();
    expect(fact(of(PROTEIN_EXAMPLE, PROTEIN_EXAMPLE), 'laboratory')).toBeUndefined();
  });
});
