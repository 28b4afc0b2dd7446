import type { NameMap } from '../expression/name-map';
import { type ReferenceFoldChanges } from '../expression/relative-correlation';
import { type HistoricalBatch } from '../scores/total-score';
import { type QcReferenceInfo } from './qc-report';

/** Reference fold changes and history of one omics type; either may be absent. */
export interface InstalledReference {
  readonly info: QcReferenceInfo;
  readonly foldChanges?: ReferenceFoldChanges;
  readonly history?: readonly HistoricalBatch[];
  /** HMDB identifiers of metabolites whose table names them only. */
  readonly names?: NameMap;
}
