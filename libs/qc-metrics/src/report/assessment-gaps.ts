import { QUARTET_SAMPLES, quartetSampleOf } from '../expression/quartet-samples';
import { groupBySample, type SampleGroup } from '../expression/sample-groups';
import { type SampleSheetRow } from '../matrix/sample-sheet';
import { type ValueScale } from '../matrix/value-scale';
import { type AssessmentGap } from './qc-report';

const MIN_REPLICATES = 2;

/** Facts that decide whether a batch can have a verdict. */
export interface AssessmentBasis {
  /** Library groups by sample. */
  readonly groups: readonly SampleGroup[];
  /** Whether a library has any value, by index. */
  readonly hasValues: (library: number) => boolean;
  readonly snr: number | null;
  readonly scale: ValueScale;
  readonly expectsCounts: boolean;
}

/**
 * Gaps that prevent a verdict. A verdict needs a library of each of the four Quartet samples and of no other sample,
 * two replicates of each with values, and a signal-to-noise ratio: the history and every limit come from such batches.
 */
export function assessmentGaps({
  groups,
  hasValues,
  snr,
  scale,
  expectsCounts,
}: AssessmentBasis): AssessmentGap[] {
  const usable = new Map(groups.map(({ sample, libraries }) => [sample, libraries.filter(hasValues).length]));
  const known: readonly string[] = QUARTET_SAMPLES;
  const unknown = [...usable.keys()].filter((sample) => !known.includes(sample));
  const missing = known.filter((sample) => !usable.has(sample));
  const single = known.filter((sample) => (usable.get(sample) ?? MIN_REPLICATES) < MIN_REPLICATES);
  return [
    ...(unknown.length > 0 ? [gap('samples-unknown', { samples: unknown.join(', ') })] : []),
    ...(missing.length > 0 ? [gap('samples-missing', { samples: missing.join(', ') })] : []),
    ...(single.length > 0
      ? [gap('replicates-missing', { samples: single.join(', '), required: MIN_REPLICATES })]
      : []),
    ...(expectsCounts && scale === 'log2' ? [gap('counts-expected', {})] : []),
    ...(snr === null ? [gap('snr-missing', {})] : []),
  ];
}

/** Gaps that are known from a sample sheet alone. */
export function sampleSheetGaps(sheet: readonly SampleSheetRow[]): AssessmentGap[] {
  const groups = groupBySample(
    sheet.map(({ library, sample }) => ({ library, sample: quartetSampleOf(sample) ?? sample })),
  );
  return assessmentGaps({ groups, hasValues: () => true, snr: 0, scale: 'log2', expectsCounts: false });
}

function gap(code: AssessmentGap['code'], params: AssessmentGap['params']): AssessmentGap {
  return { code, params };
}
