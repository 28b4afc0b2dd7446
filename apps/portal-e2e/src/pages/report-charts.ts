import type { ExpectedChart } from './shown-charts';

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

/** Least p that a chart shows, as its summary says. */
const LEAST_P = 1e-300;

const BOX = ['n', 'min', 'q1', 'median', 'q3', 'max', 'beyond'] as const;

/** Charts that a report has at once, with the rows of their tables. Gaps have charts where there are any. */
export function expectedCharts(report: ChartedReport): ExpectedChart[] {
  const lacksValues = report.perSample.some(({ missingPercent }) => missingPercent > 0);
  const hasGaps = report.missingness.slice(1).some(({ features }) => features > 0);
  return [
    {
      title: 'Principal components (PCA)',
      rows: report.pca.points.map(({ library, sample, pc1, pc2 }) => [library, sample, pc1, pc2]),
    },
    {
      title: 'Distribution of the values',
      rows: report.distribution.map((box) => [box['library'] ?? '', ...BOX.map((key) => box[key] ?? '')]),
    },
    ...(lacksValues ? [gapsOfLibraries(report)] : []),
    ...(hasGaps
      ? [
          {
            title: 'Missing values of the features',
            columns: [1],
            rows: report.missingness.map(({ features }) => [features]),
          },
        ]
      : []),
    { title: 'Correlation of the libraries', rows: correlationRows(report.libraryCorrelation) },
  ];
}

function gapsOfLibraries({ perSample }: ChartedReport): ExpectedChart {
  return {
    title: 'Missing values of each library',
    rows: perSample.map(({ library, sample, detected, missingPercent }) => [
      library,
      sample,
      detected,
      missingPercent,
    ]),
  };
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
      Math.abs(Math.log10(Math.max(adjustedP, LEAST_P))),
    ]),
  }));
}

/** Fold changes that a report compares with its reference set. */
export interface ComparedChanges {
  readonly points: readonly { readonly name: string; readonly test: number; readonly reference: number }[];
  readonly n: number;
}

/** Charts of the agreement with the reference set, one for each pair of samples. */
export function expectedAgreements({ points }: ComparedChanges): (ExpectedChart & { pair: string })[] {
  const pairOf = (name: string) => name.slice(name.lastIndexOf(' ') + 1);
  return [...new Set(points.map(({ name }) => pairOf(name)))].map((pair) => ({
    pair,
    title: 'Agreement with the reference set',
    rows: points
      .filter(({ name }) => pairOf(name) === pair)
      .map(({ name, test, reference }) => [name, pair, reference, test]),
  }));
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
