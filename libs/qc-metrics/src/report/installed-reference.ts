import { type ReferenceFoldChange } from '../expression/relative-correlation';
import { type HistoricalBatch } from '../scores/total-score';
import { type FeatureKey } from './feature-key';
import { type QcReferenceInfo } from './qc-report';

/** Reference fold changes and history of one omics type; either may be absent. */
export interface InstalledReference {
  readonly info: QcReferenceInfo;
  readonly foldChanges?: { readonly key: FeatureKey; readonly values: readonly ReferenceFoldChange[] };
  readonly history?: readonly HistoricalBatch[];
}
