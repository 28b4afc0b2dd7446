import { chartNumber } from './chart-tables';

interface Point {
  readonly name: string;
  readonly log2FoldChange: number;
  readonly adjustedP: number;
}

/** Part of the report.json of an expression table that its charts show. */
export interface ChartedReport {
  readonly perSample: readonly {
    readonly library: string;
    readonly sample: string;
    readonly detected: number;
    readonly missingPercent: number;
  }[];
  readonly pca: {
    readonly points: readonly {
      readonly library: string;
      readonly sample: string;
      readonly pc1: number;
      readonly pc2: number;
    }[];
    readonly loadings: readonly { readonly name: string; readonly pc1: number; readonly pc2: number }[];
  };
  readonly distribution: readonly Readonly<Record<string, number | string>>[];
  readonly missingness: readonly { readonly features: number }[];
  readonly libraryCorrelation: {
    readonly libraries: readonly string[];
    readonly clustered: readonly number[];
    /** Correlations of each library but the first with those before it. */
    readonly rows: readonly (readonly number[])[];
  };
  readonly differential: {
    readonly pairs: readonly { readonly pair: string; readonly points: readonly Point[] }[];
  };
}

/** Chart of a report: the rows that its table must have, in its order or in any. */
interface ExpectedChart {
  readonly title: string;
  readonly rows: readonly (readonly (string | number)[])[];
  /** Positions of the columns that are compared; all by default. */
  readonly columns?: readonly number[];
}

const BOX = ['n', 'min', 'q1', 'median', 'q3', 'max', 'beyond'] as const;

/** Charts that a report has at once, with the rows of their tables. */
export function expectedCharts(report: ChartedReport): ExpectedChart[] {
  return [
    {
      title: 'Principal components (PCA)',
      rows: report.pca.points.map(({ library, sample, pc1, pc2 }) => [library, sample, pc1, pc2]),
    },
    {
      title: 'Distribution of the values',
      rows: report.distribution.map((box) => [box['library'] ?? '', ...BOX.map((key) => box[key] ?? '')]),
    },
    {
      title: 'Missing values of each library',
      rows: report.perSample.map(({ library, sample, detected, missingPercent }) => [
        library,
        sample,
        detected,
        missingPercent,
      ]),
    },
    {
      title: 'Missing values of the features',
      columns: [1],
      rows: report.missingness.map(({ features }) => [features]),
    },
    { title: 'Correlation of the libraries', rows: correlationRows(report.libraryCorrelation) },
  ];
}

/** Chart of the features that pull the components. */
export function expectedLoadings({ pca }: ChartedReport, title: string): ExpectedChart {
  return { title, columns: [0, 2, 3], rows: pca.loadings.map(({ name, pc1, pc2 }) => [name, pc1, pc2]) };
}

/** Charts of the differential features, one for each pair of samples. */
export function expectedVolcanoes({ differential }: ChartedReport): (ExpectedChart & { pair: string })[] {
  return differential.pairs.map(({ pair, points }) => ({
    pair,
    title: `Differential features, ${pair}`,
    columns: [0, 2, 3],
    rows: points.map(({ name, log2FoldChange, adjustedP }) => [
      name,
      log2FoldChange,
      Math.abs(Math.log10(adjustedP)),
    ]),
  }));
}

/** Fold changes that a report compares with its reference set. */
export interface ComparedChanges {
  readonly points: readonly { readonly name: string; readonly test: number; readonly reference: number }[];
  readonly n: number;
}

/** Maximum number of rows of the table behind a chart, which shows the first ones. */
const MAX_ROWS = 1000;

/** Charts of the agreement with the reference set, one for each pair of samples: all of its points are drawn. */
export function expectedAgreements({ points }: ComparedChanges): (ExpectedChart & { pair: string })[] {
  const pairOf = (name: string) => name.slice(name.lastIndexOf(' ') + 1);
  return [...new Set(points.map(({ name }) => pairOf(name)))].map((pair) => ({
    pair,
    title: 'Agreement with the reference set',
    rows: points
      .filter(({ name }) => pairOf(name) === pair)
      .slice(0, MAX_ROWS)
      .map(({ name, test, reference }) => [name, pair, reference, test]),
  }));
}

/** Rows as texts, sorted, in the columns that are compared. */
export function comparable(
  rows: readonly (readonly (string | number)[])[],
  columns?: readonly number[],
): string[] {
  return rows
    .map((row) => (columns ? columns.map((column) => row[column] ?? '') : row))
    .map((row) => row.map((cell) => (typeof cell === 'number' ? chartNumber(cell) : cell)).join('  '))
    .toSorted();
}

function correlationRows({
  libraries,
  clustered,
  rows,
}: ChartedReport['libraryCorrelation']): (string | number)[][] {
  const valueOf = (one: number, other: number) =>
    one === other ? 1 : (rows[Math.max(one, other) - 1]?.[Math.min(one, other)] ?? NaN);
  return clustered.map((one) => [libraries[one] ?? '', ...clustered.map((other) => valueOf(one, other))]);
}
