import type { ProfileLimit } from './profile-limits';
import { type QcDifferingValue } from './differing-value';
import { type DnaMetric } from '../dna/dna-metrics';
import {
  type DnaHistoryPoint,
  type DonorCalls,
  type FamilyConcordance,
  type Sequencing,
} from '../dna/dna-batch';
import { type Omics } from '../matrix/expression-matrix';
import { type ValueScale } from '../matrix/value-scale';
import { type Grade, type GradeScale } from '../scores/grades';
import { type Rank } from '../scores/history';
import { type ScoredMetric } from '../scores/total-score';
import { type Level, type VerdictReason } from '../verdict/apply-rules';
import { type QcBox, type QcMissingBar } from './distribution';
import { type QcLibraryCorrelation } from './library-correlation';
import { type QcReadFile } from './read-file';
import { type QcFile } from './report-file';
import { type QcSampleTable } from './sample-table';
import { type QcSequencing } from './sequencing-part';
import { type QcDifferential } from './volcano';

/** Metrics of a report: those of an expression table, those of a DNA batch, and the total score. */
export type MetricKey = ScoredMetric | DnaMetric | 'total';

/**
 * Reason why a metric is absent. The user interface has a message for each, with the parameters of {@link NotComputed}.
 */
export type NotComputedReason =
  | 'reference-set-not-installed'
  | 'reference-key-mismatch'
  | 'too-few-reference-points'
  | 'history-not-installed'
  | 'history-does-not-vary'
  | 'reference-samples-missing'
  | 'too-few-replicates'
  | 'identical-replicates'
  | 'no-usable-features'
  | 'total-needs-figures'
  | 'total-of-negative-figures'
  | 'batch-not-assessed'
  | 'counts-missing'
  | 'calls-missing'
  | 'family-missing'
  | 'sequencing-unknown';

/**
 * An absent figure. Parameters by reason: `reference-set-not-installed`, `history-not-installed` and
 * `history-does-not-vary` {set}; `reference-key-mismatch` {dataKey, referenceKey, matched, features};
 * `too-few-reference-points` {points, required}; `reference-samples-missing` {samples}; `too-few-replicates` {groups,
 * largestGroup}; `no-usable-features` {features}; `total-needs-figures` {figures}, keys with a comma between them;
 * `identical-replicates`, `total-of-negative-figures` (RNA: SNR or RC is negative), `batch-not-assessed` and `counts-missing` (RNA
 * without a table of counts) {}. DNA:
 * `calls-missing` (no comparison of the variants with a truth set), `family-missing` (no Mendelian summary) and
 * `sequencing-unknown` (whole genome or exome: they have histories of their own) {}.
 */
export interface NotComputed {
  readonly reason: NotComputedReason;
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * Interval of a metric by a bootstrap over replicates: 95 % of batches with other replicates of these samples would be expected
 * in it.
 */
export interface QcInterval {
  readonly low: number;
  readonly high: number;
  readonly resamples: number;
}

/** Metric of a report. */
export interface QcMetric {
  readonly key: MetricKey;
  readonly value: number | null;
  readonly unit: '' | '%' | 'dB';
  readonly history?: {
    readonly mean: number;
    readonly sd: number;
    readonly n: number;
    readonly source: string;
  };
  readonly rank?: Rank;
  /**
   * Total of RNA and DNA on the scale from 1 to 10 that the published reports show: between the worst and the best total of the
   * history, of RNA with this batch. Absent in reports of programs before 1.7 (DNA) and 1.10 (RNA).
   */
  readonly scaled?: number;
  readonly grade?: Grade;
  /** Cuts between the grades. Absent for a history that is too short for all grades, and in reports of programs before 1.2. */
  readonly grading?: GradeScale;
  readonly notComputed?: NotComputed;
  /**
   * SNR, RC and total, and metrics of a DNA batch of several sets. Absent for a metric without replicates to resample, and in reports of
   * programs before 1.2.
   */
  readonly interval?: QcInterval;
  /** Total of DNA without an interval: one set of the four samples has no replicates. */
  readonly noInterval?: 'one-set';
}

/** Reasons of cautions. */
export const CAUTION_REASONS = [
  'cv-of-log-values',
  'variants-left-aligned',
  'variants-matched-by-site',
  'counts-per-million',
  'detected-by-fpkm',
  'peptides-counted',
] as const;

/**
 * Caution about a computed metric. `cv-of-log-values`: smaller than in the history because of its scale;
 * `variants-left-aligned`: the history has variants matched by haplotype, this batch by position, with INDELs left-aligned by the
 * genome; `variants-matched-by-site`: likewise, with INDELs left-aligned as far as the bases in the files allow;
 * `counts-per-million`: the history of RNA was made on FPKM; `detected-by-fpkm`: without counts, genes were chosen by their FPKM;
 * `peptides-counted`: a number of peptides, where the history has numbers of genes.
 */
export interface QcCaution {
  readonly metric: MetricKey;
  readonly reason: (typeof CAUTION_REASONS)[number];
}

/**
 * Reason why a batch has no verdict: it lacks the minimum set of metrics. Parameters: `samples-missing`,
 * `samples-unknown` and `replicates-missing` {samples}, the last one also {required}; `snr-missing` {}; `counts-expected`
 * {}, a table of RNA that seems to hold logarithms; `counts-missing` {}, RNA without a table. DNA: `calls-missing`, `family-missing` and `sequencing-unknown` {}, as
 * in {@link NotComputed}.
 */
export interface AssessmentGap {
  readonly code:
    | 'samples-missing'
    | 'replicates-missing'
    | 'samples-unknown'
    | 'snr-missing'
    | 'counts-expected'
    | 'counts-missing'
    | 'calls-missing'
    | 'family-missing'
    | 'sequencing-unknown';
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * Notice about the tables that the report takes into account. Parameters: `zeros-as-missing` {cells};
 * `samples-renamed` {names}, such as `LCL5 = D5`; `libraries-empty` {libraries}; `peptides-apart` {genes, peptides}, the
 * rows of a table in the protqc layout; `text-encoding` {file, encoding}; `fpkm-without-counts` {}, a table of FPKM or TPM
 * alone; `fpkm-table` {file}, FPKM beside counts; `columns-unused` {file, count, columns}, columns that the sample sheet does not
 * name. About files of quality control: `values-differ` {count, sample, column, value, file, otherColumn, other, otherFile}, values
 * that files or programs give differently, with the first of them; `file-problems` {count, files}, values that could not be
 * read; `corrections-unused` {count, names}, corrections of samples that the input does not have. About the project that the
 * report is over: `jobs-without-result` {count, jobs, samples}, jobs that have not succeeded.
 */
export interface QcNotice {
  readonly code:
    | 'zeros-as-missing'
    | 'samples-renamed'
    | 'libraries-empty'
    | 'peptides-apart'
    | 'text-encoding'
    | 'fpkm-without-counts'
    | 'fpkm-table'
    | 'values-differ'
    | 'file-problems'
    | 'jobs-without-result'
    | 'columns-unused'
    | 'corrections-unused';
  readonly params: Readonly<Record<string, string | number>>;
}

/** Correlations of the standardised values of a feature with the coordinates of the libraries on each component, -1 to 1. */
export interface QcLoading {
  readonly name: string;
  readonly pc1: number;
  readonly pc2: number;
}

/** Library in a report. */
export interface QcSample {
  readonly library: string;
  readonly sample: string;
  readonly detected: number;
  readonly missingPercent: number;
  readonly verdict: Level;
  readonly reasons?: readonly VerdictReason[];
}

/** Reference set or history used by a report. */
export interface QcReferenceInfo {
  readonly id: string;
  readonly title: string;
  readonly licence: string;
  readonly source: string;
  /** Version that the set states. Absent for a set without one, and in reports before versions were recorded. */
  readonly version?: string;
  /** Tables of the set that were read, with their SHA-256: a table can change without a new version. Absent in earlier reports. */
  readonly files?: readonly { readonly file: string; readonly sha256: string }[];
}

/** Fields of every report. Codes and numbers only, no sentences. */
interface ReportBase {
  readonly schemaVersion: 1;
  /** ISO 8601, UTC. */
  readonly generatedAt: string;
  readonly software: { readonly name: string; readonly version: string };
  readonly notices?: readonly QcNotice[];
  /** First values that the notice `values-differ` counts; absent without any, and in earlier reports. */
  readonly differingValues?: readonly QcDifferingValue[];
  readonly metrics: readonly QcMetric[];
  readonly verdict: {
    readonly level: Level;
    /** `name` is that of a user's own profile. */
    readonly profile: { readonly id: string; readonly version: string; readonly name?: string };
    /** All limits of the profile. Absent in reports of programs before 1.8 (DNA) and 1.12. */
    readonly limits?: readonly ProfileLimit[];
    readonly reasons: readonly VerdictReason[];
    /** Gaps that prevent a verdict; the level is `not-assessed` unless this is empty. */
    readonly gaps?: readonly AssessmentGap[];
  };
  readonly references: readonly QcReferenceInfo[];
  readonly cautions?: readonly QcCaution[];
}

/** Quality report on an expression matrix, as stored in report.json. */
export interface ExpressionReport extends ReportBase {
  readonly omics: Omics;
  readonly input: {
    readonly dataFile: string;
    readonly metadataFile: string;
    readonly features: number;
    readonly samples: number;
    readonly groups: readonly { readonly group: string; readonly samples: number }[];
    readonly synthetic: boolean;
    /** Scale of the values in the table. Absent in reports of version 1.0 of the program. */
    readonly scale?: ValueScale;
    /** True if the user chose the scale; otherwise it was detected. */
    readonly scaleChosen?: boolean;
    /** Median of the measured values, or of a sample of a large table, from which the scale was detected; null for a table without any. */
    readonly typicalValue?: number | null;
  };
  readonly pca: {
    readonly points: readonly {
      readonly library: string;
      readonly sample: string;
      readonly pc1: number;
      readonly pc2: number;
    }[];
    /** Explained variance ratios of PC1 and PC2, 0..1. */
    readonly varianceExplained: readonly [number, number];
    /** Features that pull the components most. Absent in reports of programs before 1.4. */
    readonly loadings?: readonly QcLoading[];
  } | null;
  readonly correlation: {
    readonly points: readonly { readonly name: string; readonly test: number; readonly reference: number }[];
    readonly n: number;
  } | null;
  readonly perSample: readonly QcSample[];
  /** Box plots of the log2 values of the libraries. Absent in reports of programs before 1.3. */
  readonly distribution?: readonly QcBox[];
  /** Features by their number of libraries without a value. Absent in reports of programs before 1.3. */
  readonly missingness?: readonly QcMissingBar[];
  /** Null for fewer than two libraries, and for more than a chart can show. Absent in reports of programs before 1.3. */
  readonly libraryCorrelation?: QcLibraryCorrelation | null;
  /** Null without a pair of samples that can be compared. Absent in reports of programs before 1.3. */
  readonly differential?: QcDifferential | null;
  /** Table of all features, in a file beside the report. Absent in reports of programs before 1.4. */
  readonly featureTable?: QcFile;
  /** Reads and alignments of a batch of RNA. Absent without their files, and in reports of programs before 1.6. */
  readonly sequencing?: QcSequencing;
}

/** Quality report on a batch of DNA sequencing, as stored in report.json. */
export interface DnaReport extends ReportBase {
  readonly omics: 'genomics';
  readonly input: {
    /** Folder of the files. */
    readonly folder: string;
    /** Files that were read. */
    readonly files: readonly QcReadFile[];
    readonly sequencing: Sequencing | null;
    /** True if the user chose whole genome or exome; otherwise the files say it. */
    readonly sequencingChosen: boolean;
    readonly synthetic: boolean;
  };
  readonly calls: readonly DonorCalls[];
  readonly families: readonly FamilyConcordance[];
  readonly samples: QcSampleTable;
  /** Batches of the history, for charts. */
  readonly history: readonly DnaHistoryPoint[];
  /** Curves of all samples, in a file beside the report. Absent in reports of programs before 1.1. */
  readonly curves?: QcFile;
}

/** Quality report, as stored in report.json. */
export type QcReport = ExpressionReport | DnaReport;
