import { SCORED_METRICS, type ScoredMetric } from '../scores/total-score';
import { applyRules } from '../verdict/apply-rules';
import { profileIdentity, type ThresholdProfile } from '../verdict/threshold-profile';
import { absent, compareWithHistory, type Measured } from './compare-with-history';
import { type InstalledReference } from './installed-reference';
import { profileLimits } from './profile-limits';
import { type ExpressionReport } from './qc-report';
import { type QcSequencing } from './sequencing-part';

/** Input of a report on RNA without counts. */
export interface ReadsReportInput {
  readonly sequencing: QcSequencing;
  readonly synthetic: boolean;
  /** ISO 8601, UTC. */
  readonly generatedAt: string;
  readonly software: { readonly name: string; readonly version: string };
  readonly profile: ThresholdProfile;
  /** Absent when no reference set is installed for RNA. */
  readonly reference?: InstalledReference;
}

const COUNTS_MISSING = { reason: 'counts-missing', params: {} } as const;

/**
 * Report on the reads and alignments of a batch of RNA without a table of counts. It has no verdict: signal-to-noise ratio, relative
 * correlation and total score need counts, and each names this reason.
 */
export function buildReadsReport(input: ReadsReportInput): ExpressionReport {
  const { sequencing, profile, reference } = input;
  const none = Object.fromEntries(SCORED_METRICS.map((key) => [key, absent(COUNTS_MISSING)])) as Record<
    ScoredMetric,
    Measured
  >;
  const metrics = compareWithHistory('transcriptomics', none, reference, {
    assessed: false,
    incomparable: [],
  }).map((metric) => (metric.key === 'total' ? { ...metric, notComputed: COUNTS_MISSING } : metric));
  return {
    schemaVersion: 1,
    omics: 'transcriptomics',
    generatedAt: input.generatedAt,
    software: input.software,
    input: {
      dataFile: '',
      metadataFile: '',
      features: 0,
      samples: 0,
      groups: [],
      synthetic: input.synthetic,
    },
    notices: [],
    metrics,
    pca: null,
    correlation: null,
    perSample: [],
    verdict: {
      level: 'not-assessed',
      profile: profileIdentity(profile),
      limits: profileLimits(profile, metrics),
      reasons: applyRules(profile.batch, {}),
      gaps: [{ code: 'counts-missing', params: {} }],
    },
    references: reference ? [reference.info] : [],
    cautions: [],
    sequencing,
  };
}
