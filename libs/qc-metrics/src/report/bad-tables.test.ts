import { expect, test } from 'vitest';
import { type Omics } from '../matrix/expression-matrix';
import { MatrixReader } from '../matrix/matrix-reader';
import { parseSampleSheet } from '../matrix/sample-sheet';
import { prepareTable, type ScaleChoice } from '../matrix/value-scale';
import { proteomicsHistory } from '../testing/published-files';
import {
  changeValues,
  selectLibraries,
  realMetabolites,
  realProteins,
  renameSamples,
  type Tables,
  textOf,
  writeMissingAs,
} from '../testing/table-edits';
import { type ThresholdProfile } from '../verdict/threshold-profile';
import { buildExpressionReport } from './build-expression-report';
import { type ExpressionReport } from './qc-report';

const PROFILE: ThresholdProfile = {
  id: 'test',
  version: '1.0.0',
  omics: 'proteomics',
  origin: 'test',
  batch: [
    { rule: 'snr', metric: 'snr', origin: 'house', warn: { lt: 5 } },
    { rule: 'missing', metric: 'missing', origin: 'house', warn: { gt: 30 } },
    { rule: 'correlation', metric: 'absoluteCorrelation', origin: 'house', fail: { lt: 0.85 } },
  ],
  perSample: [{ rule: 'library-missing', metric: 'missing', origin: 'house', fail: { gt: 60 } }],
};

const METABOLITE_HISTORY = [10, 12, 15, 17, 20].map((snr, batch) => ({
  batch: `batch ${batch}`,
  values: { snr },
}));

function reportOf(omics: Omics, { data, sheet }: Tables, choice: ScaleChoice = 'auto'): ExpressionReport {
  const rows = parseSampleSheet(textOf(sheet));
  if (!rows.ok) throw new Error(JSON.stringify(rows.problems));
  const reader = new MatrixReader(rows.value.map(({ library }) => library));
  reader.push(textOf(data));
  const read = reader.finish({ nonNegative: omics === 'transcriptomics' });
  const prepared = read.ok ? prepareTable(omics, read.value, choice) : read;
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.problems));
  return buildExpressionReport({
    ...prepared.value,
    omics,
    sheet: rows.value,
    dataFile: 'd.csv',
    metadataFile: 'm.csv',
    synthetic: false,
    generatedAt: '2024-01-01T00:00:00.000Z',
    software: { name: 'test', version: '1.0.0' },
    profile: PROFILE,
    reference: {
      info: { id: 'history', title: 'History', licence: 'MIT', source: 'test' },
      history: omics === 'proteomics' ? proteomicsHistory() : METABOLITE_HISTORY,
    },
  });
}

const gapsOf = ({ verdict }: ExpressionReport): string[] =>
  (verdict.gaps ?? []).map(({ code, params }) => `${code} ${params['samples'] ?? ''}`.trim());

test('the real tables have a verdict', () => {
  expect(reportOf('proteomics', realProteins()).verdict).toMatchObject({ level: 'pass', gaps: [] });
  expect(reportOf('metabolomics', realMetabolites()).verdict).toMatchObject({ level: 'pass', gaps: [] });
});

const LIBRARIES_OF_ONE = (sample: string): boolean => sample === 'D5';

test.each<[string, Omics, Tables, string[]]>([
  [
    'all-zero proteins',
    'proteomics',
    changeValues(realProteins(), () => 0),
    ['replicates-missing D5, D6, F7, M8', 'snr-missing'],
  ],
  [
    'all-zero metabolites',
    'metabolomics',
    changeValues(realMetabolites(), () => 0),
    ['replicates-missing D5, D6, F7, M8', 'snr-missing'],
  ],
  [
    'one replicate of each sample',
    'proteomics',
    selectLibraries(realProteins(), (_, replicate) => replicate === 1),
    ['replicates-missing D5, D6, F7, M8', 'snr-missing'],
  ],
  [
    'one sample only',
    'proteomics',
    selectLibraries(realProteins(), LIBRARIES_OF_ONE),
    ['samples-missing D6, F7, M8', 'snr-missing'],
  ],
  [
    'two libraries only',
    'proteomics',
    selectLibraries(realProteins(), (sample, replicate) => replicate === 1 && sample < 'F'),
    ['samples-missing F7, M8', 'replicates-missing D5, D6', 'snr-missing'],
  ],
  [
    'no D6',
    'proteomics',
    selectLibraries(realProteins(), (sample) => sample !== 'D6'),
    ['samples-missing D6'],
  ],
  [
    'samples of another kind',
    'proteomics',
    renameSamples(realProteins(), (sample) => `tumor ${sample}`),
    ['samples-unknown tumor D5, tumor D6, tumor F7, tumor M8', 'samples-missing D5, D6, F7, M8'],
  ],
  [
    'a fifth sample',
    'proteomics',
    {
      ...realProteins(),
      sheet: realProteins().sheet.map((row, index) => (index === 1 ? [row[0]!, 'QC'] : row)),
    },
    ['samples-unknown QC'],
  ],
  ['all libraries identical', 'proteomics', identical(realProteins()), ['snr-missing']],
  ['all metabolite libraries identical', 'metabolomics', identical(realMetabolites()), ['snr-missing']],
  [
    'one metabolite library wholly missing',
    'metabolomics',
    emptyLibrary(realMetabolites(), 2),
    ['snr-missing'],
  ],
])('%s: not assessed, no total, no rank, no grade, and the gap is named', (_title, omics, tables, gaps) => {
  const report = reportOf(omics, tables);
  expect(report.verdict.level).toBe('not-assessed');
  expect(gapsOf(report)).toEqual(gaps);
  expect(report.metrics.find(({ key }) => key === 'total')).toMatchObject({
    value: null,
    notComputed: { reason: 'batch-not-assessed' },
  });
  expect(report.metrics.filter(({ rank, grade }) => rank !== undefined || grade !== undefined)).toEqual([]);
  expect(JSON.parse(JSON.stringify(report))).toEqual(report);
});

/** Every library has the values of the first. */
function identical({ data, sheet }: Tables): Tables {
  const libraries = sheet.slice(1).map(([library = '']) => data[0]!.indexOf(library));
  const copy = (row: readonly string[]): string[] => {
    const first = row[libraries[0]!]!;
    return row.map((cell, column) => (libraries.includes(column) ? first : cell));
  };
  return { data: data.map((row, index) => (index === 0 ? row : copy(row))), sheet };
}

function emptyLibrary({ data, sheet }: Tables, column: number): Tables {
  return { data: data.map((row, index) => (index === 0 ? row : row.with(column, 'NA'))), sheet };
}

test('identical replicates have no signal-to-noise ratio, with a reason', () => {
  const { data, sheet } = realMetabolites();
  const copies = data.map((row, index) =>
    index === 0 ? row : row.map((_, at) => row[at < 2 ? at : at - ((at - 2) % 3)]!),
  );
  const report = reportOf('metabolomics', { data: copies, sheet });
  expect(report.verdict.level).toBe('not-assessed');
  expect(report.metrics.find(({ key }) => key === 'snr')!.notComputed).toEqual({
    reason: 'identical-replicates',
    params: {},
  });
});

test('one protein library wholly missing fails by itself and is named', () => {
  const report = reportOf('proteomics', emptyLibrary(realProteins(), 1));
  expect(report.perSample[0]).toMatchObject({ detected: 0, verdict: 'fail' });
  expect(report.notices).toContainEqual({
    code: 'libraries-empty',
    params: { libraries: report.perSample[0]!.library },
  });
});

test('cell lines and lower case are the samples of the Quartet, and the report shows the mapping', () => {
  const lines: Record<string, string> = { D5: 'LCL5', D6: 'lcl6', F7: 'f7', M8: 'M8' };
  const report = reportOf(
    'proteomics',
    renameSamples(realProteins(), (sample) => lines[sample]!),
  );
  expect(report.metrics).toEqual(reportOf('proteomics', realProteins()).metrics);
  expect(report.notices).toEqual([
    { code: 'samples-renamed', params: { names: 'LCL5 = D5, lcl6 = D6, f7 = F7' } },
  ]);
});

test('intensities give the metrics of their logarithms, and a comparable CV', () => {
  const [logs, raw] = [realProteins(), changeValues(realProteins(), (value) => 2 ** value)].map((tables) =>
    reportOf('proteomics', tables),
  );
  expect([logs!.input.scale, raw!.input.scale]).toEqual(['log2', 'intensities']);
  for (const key of ['missing', 'absoluteCorrelation', 'snr']) {
    const value = (report: ExpressionReport): number =>
      report.metrics.find((metric) => metric.key === key)!.value!;
    expect(value(raw!)).toBeCloseTo(value(logs!), 9);
  }
  const cvOf = (report: ExpressionReport) => report.metrics.find(({ key }) => key === 'cv')!;
  expect(raw!.cautions).toEqual([]);
  expect(cvOf(raw!).value).toBeGreaterThan(10);
  expect(cvOf(raw!).rank).toBeDefined();
  expect(logs!.cautions).toEqual([{ metric: 'cv', reason: 'cv-of-log-values' }]);
  expect(cvOf(logs!)).not.toHaveProperty('rank');
  expect(cvOf(logs!)).not.toHaveProperty('grade');
});

test('a number of peptides is not ranked among numbers of genes, and is not in the total score', () => {
  const tables = realProteins();
  const peptideOf = (row: number) =>
    `PEPTIDEK${String(row).replaceAll(/\d/g, (digit) => 'ACDEFGHIKL'[Number(digit)] ?? '')}`;
  const data = tables.data.map((cells, row) => (row === 0 ? cells : [peptideOf(row), ...cells.slice(1)]));
  const [genes, peptides] = [tables, { ...tables, data }].map((each) => reportOf('proteomics', each)) as [
    ExpressionReport,
    ExpressionReport,
  ];
  const featuresOf = ({ metrics }: ExpressionReport) => metrics.find(({ key }) => key === 'features')!;
  expect(featuresOf(genes).rank).toBeDefined();
  expect(featuresOf(peptides).value).toBe(featuresOf(genes).value);
  expect(featuresOf(peptides)).not.toHaveProperty('rank');
  expect(featuresOf(peptides)).not.toHaveProperty('grade');
  expect(peptides.cautions).toEqual([
    { metric: 'features', reason: 'peptides-counted' },
    { metric: 'cv', reason: 'cv-of-log-values' },
  ]);
  const totalOf = ({ metrics }: ExpressionReport) => metrics.find(({ key }) => key === 'total')!.value;
  expect(totalOf(peptides)).not.toBe(totalOf(genes));
});

test('metabolites that are logarithms already are not taken as intensities', () => {
  const [raw, logs] = [realMetabolites(), changeValues(realMetabolites(), Math.log2)].map((tables) =>
    reportOf('metabolomics', tables),
  );
  expect(logs!.input).toMatchObject({ scale: 'log2', scaleChosen: false });
  raw!.metrics.forEach(({ key, value }, index) => {
    const other = logs!.metrics[index]!;
    expect(other.key).toBe(key);
    expect(other.value ?? -1).toBeCloseTo(value ?? -1, 6);
  });
});

test("the user's choice of scale is used", () => {
  const report = reportOf('proteomics', realProteins(), 'intensities');
  expect(report.input).toMatchObject({ scale: 'intensities', scaleChosen: true });
  expect(() => reportOf('metabolomics', realMetabolites(), 'log2')).toThrow(/not-log2/);
});

test('zero means missing for proteins and metabolites', () => {
  for (const [omics, tables] of [
    ['proteomics', realProteins()],
    ['metabolomics', realMetabolites()],
  ] as const) {
    const [marked, zeros] = [tables, writeMissingAs(tables, '0')].map((each) => reportOf(omics, each));
    expect(zeros!.metrics).toEqual(marked!.metrics);
  }
  const zeros = reportOf('proteomics', writeMissingAs(realProteins(), '0'));
  expect(zeros.notices![0]).toMatchObject({ code: 'zeros-as-missing' });
});

test('the protqc layout: gene metrics from gene rows, peptides separately', () => {
  const { data, sheet } = realProteins();
  const [header, ...rows] = data;
  const typed = (type: string, row: readonly string[]): string[] => [type, ...row];
  const both = {
    data: [
      ['Type', 'Feature', ...header!.slice(1)],
      ...rows.map((row) => typed('Gene Symbol', row)),
      ...rows.slice(0, 50).map((row) => typed('Peptide Sequence', row)),
    ],
    sheet,
  };
  const [layout, genes] = [both, { data, sheet }].map((tables) => reportOf('proteomics', tables));
  expect(layout!.metrics).toEqual(genes!.metrics);
  expect(layout!.notices).toEqual([{ code: 'peptides-apart', params: { genes: 600, peptides: 50 } }]);
});

test('RNA values that look like logarithms have no verdict', () => {
  const { data, sheet } = realProteins();
  const report = reportOf('transcriptomics', { data, sheet });
  expect(report.verdict.level).toBe('not-assessed');
  expect(gapsOf(report)).toContain('counts-expected');
});
