import type { ExpressionDocument } from '@omics-portal/api/visualisation';
import { unknownNames } from '../shared/unknown-names';
import type { View } from '../view/use-view';

/** Names of the choices of the page, which are in its address. */
export const EXPRESSION_CHOICES = ['feature', 'pair', 'against', 'batch', 'library'] as const;

/** Choices of the page, valid whatever its address says. */
export interface ExpressionView {
  /** Gene, protein, peptide or metabolite; undefined for a document without any. */
  readonly feature: string | undefined;
  /** Pair of samples of the volcano plot and of the x axis of ratios. */
  readonly pair: string;
  /** Pair of samples of the y axis of ratios. */
  readonly against: string;
  /** Selected batch of the quality plots. */
  readonly batch: string | undefined;
  /** Batch whose principal components are shown. */
  readonly plane: string | undefined;
  readonly library: string | undefined;
}

/** Choices of an address. Without a feature the most significant one of the pair is shown. */
export function expressionView(
  view: View<(typeof EXPRESSION_CHOICES)[number]>,
  { table, planes, quality, reference }: ExpressionDocument,
): ExpressionView {
  const pairs = pairsOf(table, reference);
  const pair = pairs.find((known) => known === view.pair) ?? pairs[0] ?? '';
  const others = pairs.filter((known) => known !== pair);
  const names = [table.features, reference?.features ?? []];
  const batches = [...planes, ...quality.batches].map(({ batch }) => batch);
  const batch = batches.find((known) => known === view.batch);
  return {
    feature: names.some((list) => list.includes(view.feature ?? ''))
      ? view.feature
      : (mostSignificant(table, pair) ?? table.features[0]),
    pair,
    against: others.find((known) => known === view.against) ?? others[0] ?? pair,
    batch,
    plane: (planes.find((plane) => plane.batch === batch) ?? planes[0])?.batch,
    library: planes.flatMap(({ points }) => points.map(({ id }) => id)).find((id) => id === view.library),
  };
}

/** Feature, pair and batch that an address names and the document does not have. */
export function unknownChoices(
  { feature, pair, batch }: View<(typeof EXPRESSION_CHOICES)[number]>,
  view: ExpressionView,
): string[] {
  return unknownNames([
    [feature, view.feature],
    [pair, view.pair],
    [batch, view.batch],
  ]);
}

/** Pairs of samples of the table and of the reference set. */
export function pairsOf(
  table: ExpressionDocument['table'],
  reference: ExpressionDocument['reference'],
): string[] {
  const all = [...table.differences, ...(reference?.pairs ?? [])].map(({ pair }) => pair);
  return [...new Set(all)].sort();
}

function mostSignificant(
  { differences, features }: ExpressionDocument['table'],
  pair: string,
): string | undefined {
  const found = differences.find((one) => one.pair === pair);
  if (!found) return undefined;
  const best = found.adjustedP.reduce(
    (least, p, index) => (p < (found.adjustedP[least] ?? Infinity) ? index : least),
    0,
  );
  return features[found.rows[best] ?? -1];
}
