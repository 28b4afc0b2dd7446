import type { ReferenceRatios } from '@omics-portal/api/visualisation';
import type { InstalledReference } from '@omics-portal/qc-metrics';
import { installedSource } from './figure-sources.ts';
import { shownNumber } from './six-digits.ts';

/** Fold changes of an installed reference set over D6, by feature and pair; null for a set without them. */
export function referenceRatios(reference: InstalledReference | undefined): ReferenceRatios | null {
  if (!reference?.foldChanges) return null;
  const { key, values } = reference.foldChanges;
  const features = [...new Set(values.map(({ feature }) => feature))];
  const pairs = [...new Set(values.map(({ pair }) => pair))];
  const changes = new Map(
    values.map(({ feature, pair, log2FoldChange }) => [`${feature}\t${pair}`, log2FoldChange]),
  );
  return {
    source: installedSource(reference.info),
    key,
    features,
    pairs: pairs.toSorted().map((pair) => ({
      pair,
      log2FoldChange: features.map((feature) => shownNumber(changes.get(`${feature}\t${pair}`))),
    })),
  };
}
