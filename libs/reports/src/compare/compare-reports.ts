import {
  isWithoutTable,
  type Level,
  type Measurement,
  type MetricKey,
  namedPath,
  type QcMetric,
  type QcReadFile,
  type QcReport,
  sampleCount,
} from '@omics-portal/qc-metrics';
import type { Report } from '@omics-portal/resources';
import { type LimitRow, limitRows } from './compared-limits';
import { type MedianRow, medianRows } from './median-rows';

/** Figures of a report, with what its record says: where it was measured, and the storage links of its tables. */
export interface ComparedFigures {
  readonly figures: QcReport;
  readonly inputs: Report['inputs'];
  readonly measurement: Report['measurement'];
}

/** Figure of one report in a comparison. */
export interface FigureCell {
  /** Null if the figure could not be computed. */
  readonly value: number | null;
  readonly interval: QcMetric['interval'];
  /** Result of the limit of the profile that the report used; undefined if the profile has none for this figure. */
  readonly level: Level | undefined;
  /** Value minus that of the first report; null for the first report, and if one of both is absent. */
  readonly difference: number | null;
  /** True if the 95 % intervals of this and the first report do not overlap; null if one of both has none. */
  readonly intervalsApart: boolean | null;
}

/** Row of a comparison: one figure of all reports. A report that has no such figure has a null cell. */
export interface FigureRow {
  readonly kind: 'figure';
  readonly key: MetricKey;
  readonly cells: readonly (FigureCell | null)[];
  /** True unless all reports have the same value, or none. */
  readonly differs: boolean;
}

/** Facts about a report that can differ: verdict, measurement, inputs and parameters. */
export const FACTS = [
  'verdict',
  'omics',
  'laboratory',
  'instrument',
  'operator',
  'measuredOn',
  'dataFile',
  'metadataFile',
  'folder',
  'files',
  'libraries',
  'groups',
  'scale',
  'sequencing',
  'synthetic',
  'profile',
  'program',
  'references',
  'referenceFiles',
] as const;
/** One of {@link FACTS}. */
export type Fact = (typeof FACTS)[number];

/** Value of a fact as report.json has it; null if the report does not state it. A list is one line for each entry. */
export type FactValue = string | number | boolean | null;

/** Row of a comparison: one fact about all reports. */
export interface FactRow {
  readonly kind: 'fact';
  readonly key: Fact;
  readonly cells: readonly FactValue[];
  readonly differs: boolean;
}

/** Row of a comparison. */
export type ComparisonRow = FactRow | FigureRow | LimitRow | MedianRow;

/** True for a figure that none of the compared reports has: absent, or not computed, in each of them. */
export function isAbsentFigure(row: ComparisonRow): row is FigureRow {
  return row.kind === 'figure' && row.cells.every((cell) => cell === null || cell.value === null);
}

/**
 * Compares reports in the order given; the differences are to the first. The verdict comes first, then the figures in
 * the order of the reports, the medians over samples, then measurement, inputs and parameters; the limits that
 * differ follow their profile. A fact that no report states has no row.
 */
export function compareReports(reports: readonly ComparedFigures[]): ComparisonRow[] {
  const facts = reports.map(factsOf);
  const factRows = FACTS.map((key) => factRow(key, facts)).filter(({ cells }) =>
    cells.some((cell) => cell !== null),
  );
  const keys = new Set(reports.flatMap(({ figures }) => figures.metrics.map(({ key }) => key)));
  const figureRows = [...keys].map((key) => figureRow(key, reports));
  const limits = limitRows(reports.map(({ figures }) => figures));
  return [
    ...factRows.filter(({ key }) => key === 'verdict'),
    ...figureRows,
    ...medianRows(reports.map(({ figures }) => figures)),
    ...factRows.flatMap((row) =>
      row.key === 'verdict' ? [] : row.key === 'profile' ? [row, ...limits] : [row],
    ),
  ];
}

function factRow(key: Fact, facts: readonly Record<Fact, FactValue>[]): FactRow {
  const cells = facts.map((each) => each[key]);
  return { kind: 'fact', key, cells, differs: new Set(cells).size > 1 };
}

function figureRow(key: MetricKey, reports: readonly ComparedFigures[]): FigureRow {
  const metrics = reports.map(({ figures }) => figures.metrics.find((metric) => metric.key === key));
  const first = metrics[0];
  const cells = reports.map(({ figures }, index): FigureCell | null => {
    const metric = metrics[index];
    const others = index === 0 ? undefined : first;
    return metric === undefined
      ? null
      : {
          value: metric.value,
          interval: metric.interval,
          level: figures.verdict.reasons.find((reason) => reason.metric === key)?.level,
          difference: differenceOf(metric, others),
          intervalsApart: intervalsApart(metric.interval, others?.interval),
        };
  });
  const values = new Set(cells.map((cell) => cell?.value ?? null));
  return { kind: 'figure', key, cells, differs: values.size > 1 };
}

function differenceOf(metric: QcMetric, first: QcMetric | undefined): number | null {
  return metric.value === null || first === undefined || first.value === null
    ? null
    : metric.value - first.value;
}

function intervalsApart(one: QcMetric['interval'], other: QcMetric['interval']): boolean | null {
  return one && other ? one.low > other.high || one.high < other.low : null;
}

function factsOf({ figures, inputs, measurement }: ComparedFigures): Record<Fact, FactValue> {
  const { verdict, software, references } = figures;
  return {
    ...(measurement ?? NO_MEASUREMENT),
    ...inputFacts(figures, inputs),
    verdict: verdict.level,
    omics: figures.omics,
    synthetic: figures.input.synthetic,
    profile: `${verdict.profile.name ?? verdict.profile.id} ${verdict.profile.version}`,
    program: `${software.name} ${software.version}`,
    references: lines(references.map(({ id, version }) => (version === undefined ? id : `${id} ${version}`))),
    referenceFiles: lines(
      references.flatMap(({ files = [] }) => files.map(({ file, sha256 }) => `${file} ${sha256}`)),
    ),
  };
}

/** Facts of a report on a server that records no measurements. */
const NO_MEASUREMENT: Measurement = { laboratory: null, instrument: null, operator: null, measuredOn: null };

type InputFact = Exclude<
  Fact,
  | keyof Measurement
  | 'verdict'
  | 'omics'
  | 'synthetic'
  | 'profile'
  | 'program'
  | 'references'
  | 'referenceFiles'
>;

function inputFacts(figures: QcReport, inputs: Report['inputs']): Record<InputFact, FactValue> {
  if (figures.omics === 'genomics') {
    const { folder, files, sequencing } = figures.input;
    return {
      ...NO_INPUT,
      folder,
      files: fileLines(files),
      libraries: sampleCount(figures.samples),
      sequencing,
    };
  }
  const { sequencing } = figures;
  const folder = {
    folder: sequencing?.folder ?? null,
    files: fileLines(sequencing?.files ?? []),
  };
  if (isWithoutTable(figures)) {
    return { ...NO_INPUT, ...folder };
  }
  const { dataFile, metadataFile, samples, groups, scale } = figures.input;
  return {
    ...NO_INPUT,
    ...folder,
    // Two tables of one name differ by their links.
    dataFile: inputs.data ?? dataFile,
    metadataFile: inputs.metadata ?? metadataFile,
    libraries: samples,
    groups: lines(groups.map((group) => `${group.group}: ${group.samples}`)),
    scale: scale ?? null,
  };
}

const NO_INPUT: Record<InputFact, null> = {
  dataFile: null,
  metadataFile: null,
  folder: null,
  files: null,
  libraries: null,
  groups: null,
  scale: null,
  sequencing: null,
};

/** Files of a folder, a job of the portal by the name of its sample. */
function fileLines(files: readonly QcReadFile[]): string | null {
  return lines(files.map(namedPath));
}

function lines(entries: readonly string[]): string | null {
  return entries.length === 0 ? null : [...entries].sort().join('\n');
}
