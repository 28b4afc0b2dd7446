import { type Omics } from '../matrix/expression-matrix';
import { type CutGrade } from '../scores/grades';

/**
 * Condition of a value, in the words of MultiQC's conditional formatting: `lt` less than, `le` at most, `gt` greater than, `ge`
 * at least. `grade`: this grade or a worse one against the history.
 */
export type Condition =
  | { readonly lt: number }
  | { readonly le: number }
  | { readonly gt: number }
  | { readonly ge: number }
  | { readonly grade: CutGrade };

/** Origins of a limit: the history of batches, a publication, the house that runs the portal, or a user. */
export const LIMIT_ORIGINS = ['history', 'published', 'house', 'custom'] as const;

/** One of {@link LIMIT_ORIGINS}. */
export type LimitOrigin = (typeof LIMIT_ORIGINS)[number];

/** Limits of one metric. It warns under the condition `warn` and fails under `fail`; either may be absent. */
export interface ThresholdRule {
  readonly rule: string;
  readonly metric: string;
  readonly origin: LimitOrigin;
  readonly warn?: Condition;
  readonly fail?: Condition;
  /**
   * True: the rule is shown, but decides the verdict only of a batch without a total score. Its metric is part of that score,
   * which is graded against the history as a whole.
   */
  readonly advisory?: boolean;
}

/** Kinds of data with limits. */
export type ProfileOmics = Omics | 'genomics';

/** Limits of one kind of data, as stored in a JSON file. */
export interface ThresholdProfile {
  readonly id: string;
  /** Name that a user gave; profiles that ship have none. */
  readonly name?: string;
  readonly version: string;
  readonly omics: ProfileOmics;
  /** Source of the limits, for readers of the file. */
  readonly origin: string;
  readonly batch: readonly ThresholdRule[];
  readonly perSample: readonly ThresholdRule[];
  /** Limits of the figures of reads and alignments, of each sample. They have no part in the verdict. RNA only. */
  readonly sequencing?: readonly ThresholdRule[];
}

/** Figures of reads and alignments that a profile can limit, by their keys in the table of samples. */
export const SEQUENCING_METRICS = [
  'sequences',
  'gc',
  'human',
  'ercc',
  'ecoli',
  'adapter',
  'vector',
  'virus',
  'yeast',
  'mitochondria',
  'phix',
  'noHits',
  'rrna',
  'mapped',
  'mappedGc',
  'alignmentErrors',
  'medianInsertSize',
  'exonic',
  'intronic',
  'intergenic',
] as const;

/** One of {@link SEQUENCING_METRICS}. */
export type SequencingMetric = (typeof SEQUENCING_METRICS)[number];

/** Identity of a profile, as a report names it. */
export function profileIdentity({
  id,
  version,
  name,
}: ThresholdProfile): Pick<ThresholdProfile, 'id' | 'version' | 'name'> {
  return { id, version, ...(name !== undefined && { name }) };
}
