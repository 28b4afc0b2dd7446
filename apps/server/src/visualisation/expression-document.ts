import {
  type BatchPlane,
  type BatchQuality,
  type ExpressionDocument,
  type ExpressionTable,
  VISUALISATION_VERSION,
} from '@omics-portal/api/visualisation';
import {
  coefficientOfVariation,
  compareSamples,
  detectedBySample,
  DIFFERENTIAL_LIMITS,
  type ExpressionMatrix,
  groupBySample,
  type InstalledReference,
  MatrixReader,
  type Parsed,
  parseSampleSheet,
  prepareTable,
  principalComponents,
  rowsForComparison,
  type SampleGroup,
  type SampleSheetRow,
  signalToNoise,
  type ValueScale,
} from '@omics-portal/qc-metrics';
import { installedReference } from '../programs/expression-matrix-qc/installed-sets.ts';
import { EXPRESSION_INPUTS, type ExpressionInput, UNKNOWN_ORIGIN } from './expression-input.ts';
import { installedSource } from './figure-sources.ts';
import { publishedPlane } from './published-plane.ts';
import { referenceRatios } from './reference-ratios.ts';
import { shownNumber, sixDigits } from './six-digits.ts';

/** Figures of the visualisation of a kind of expression data: its shipped table, and the installed reference set. */
export function expressionDocument(kind: ExpressionDocument['kind'], seedFolder: string): ExpressionDocument {
  const input = EXPRESSION_INPUTS[kind](seedFolder);
  const reference = installedReference(input.omics);
  const batch = readBatch(input);
  const plane = planeOf(input, batch);
  return {
    version: VISUALISATION_VERSION,
    kind,
    table: tableOf(input, batch),
    planes: [plane, ...(kind === 'protein' ? [publishedPlane(seedFolder)] : [])],
    quality: qualityOf(input, reference, () => ({
      cv: shownNumber(coefficientOfVariation(batch.matrix, batch.groups)),
      snr: plane.snr,
    })),
    reference: referenceRatios(reference),
  };
}

interface Batch {
  readonly sheet: readonly SampleSheetRow[];
  readonly groups: readonly SampleGroup[];
  /** Prepared for the metrics. */
  readonly matrix: ExpressionMatrix;
  readonly scale: ValueScale;
}

function readBatch({ omics, data, sheet: sheetText }: ExpressionInput): Batch {
  const sheet = accept(parseSampleSheet(sheetText));
  const reader = new MatrixReader(sheet.map(({ library }) => library));
  reader.push(data);
  const table = accept(reader.finish({ nonNegative: omics === 'transcriptomics' }));
  const { matrix, preparation } = accept(prepareTable(omics, table, 'auto'));
  return { sheet, groups: groupBySample(sheet), matrix, scale: preparation.scale };
}

/** Value of a shipped table. Throws for a table that cannot be read: the server's tests read all of them. */
function accept<T>(read: Parsed<T>): T {
  if (!read.ok) throw new Error(`A shipped table cannot be read: ${JSON.stringify(read.problems)}`);
  return read.value;
}

function tableOf(
  { omics, source, batch }: ExpressionInput,
  { sheet, groups, matrix, scale }: Batch,
): ExpressionTable {
  const width = matrix.libraries.length;
  const features = [...matrix.features];
  return {
    source,
    batch,
    unit: scale,
    libraries: sheet.map(({ library, sample }) => ({ id: library, sample })),
    features,
    values: matrix.libraries.map((_, library) =>
      features.map((__, feature) => shownNumber(matrix.values[feature * width + library])),
    ),
    detected: detectedBySample(omics, matrix, groups),
    differences: compareSamples({ omics, matrix, groups }).differences.map(({ pair, rows, ...columns }) => ({
      pair,
      rows: [...rows],
      log2FoldChange: Array.from(columns.log2FoldChange, sixDigits),
      adjustedP: Array.from(columns.adjustedP, sixDigits),
    })),
    limits: DIFFERENTIAL_LIMITS,
  };
}

function planeOf({ omics, source, batch }: ExpressionInput, { sheet, groups, matrix }: Batch): BatchPlane {
  const rows = rowsForComparison(omics, matrix, groups);
  const { scores, explainedVariance } = principalComponents(rows, matrix.libraries.length);
  const shares = [explainedVariance[0] ?? 0, explainedVariance[1] ?? 0] as const;
  const points = sheet.map(({ library, sample }, index) => ({
    id: library,
    sample,
    pc1: scores[index]?.[0] ?? 0,
    pc2: scores[index]?.[1] ?? 0,
  }));
  return {
    source,
    batch,
    points: points.map(({ id, sample, pc1, pc2 }) => ({
      id,
      sample,
      pc1: sixDigits(pc1),
      pc2: sixDigits(pc2),
    })),
    explainedVariance: shares,
    snr: shownNumber(signalToNoise(points, shares)),
  };
}

/**
 * Quality of the batches of the installed history; without one, of the batch of the table. They are not mixed: the published
 * method takes the CV of the example table from its logarithms, and that of the history from intensities.
 */
function qualityOf(
  { source, batch, origin, origins }: ExpressionInput,
  reference: InstalledReference | undefined,
  own: () => Pick<BatchQuality, 'cv' | 'snr'>,
): ExpressionDocument['quality'] {
  if (!reference?.history) return { source, batches: [{ batch, ...origin, ...own() }] };
  return {
    source: installedSource(reference.info),
    batches: reference.history.map(({ batch: name, values }) => ({
      batch: name,
      ...(origins.get(name) ?? UNKNOWN_ORIGIN),
      cv: shownNumber(values.cv),
      snr: shownNumber(values.snr),
    })),
  };
}
