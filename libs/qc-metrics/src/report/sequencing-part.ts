import { type QcReadFile } from './read-file';
import { type VerdictReason, type Level } from '../verdict/apply-rules';
import { type QcFile } from './report-file';
import { type QcSampleTable } from './sample-table';

/** Limit of a figure of reads or alignments, checked for every sample that has the figure. */
export interface SequencingLimit extends Pick<
  VerdictReason,
  'rule' | 'metric' | 'comparator' | 'limit' | 'level' | 'origin'
> {
  /** Number of samples and files of reads with the figure. None: the level is `not-assessed`. */
  readonly samples: number;
  /** Samples beyond the limit, in the order of the table. */
  readonly beyond: readonly string[];
}

/** Part of a report on RNA about reads and alignments. It has no part in the verdict of the batch, which is that of the counts. */
export interface QcSequencing {
  /** Folder of the files. */
  readonly folder: string;
  /** Files that were read. */
  readonly files: readonly QcReadFile[];
  readonly samples: QcSampleTable;
  /** Limits of the threshold profile, in its order. */
  readonly limits: readonly SequencingLimit[];
  /** Worst level of the limits; `not-assessed` when no sample has a figure with a limit. */
  readonly level: Level;
  /** Curves of all samples, in a file beside the report. */
  readonly curves?: QcFile;
}
