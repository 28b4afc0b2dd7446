import { type MetricKey, type NotComputedReason, type QcMetric, type QcReport } from './qc-report';

/** Reason of a figure whose input was not given: a result of variant calling, which quality control of reads does not have. */
type InputReason = Extract<NotComputedReason, 'calls-missing' | 'family-missing'>;

const INPUT_REASONS: readonly InputReason[] = ['calls-missing', 'family-missing'];

/** Input without which figures are missing: a comparison of the variants with a truth set, the Mendelian concordance of the family, or both. */
export type AbsentInput = InputReason | 'calls-and-family-missing';

/** Figures of a report by what its input can give. */
export interface InputFigures {
  /** Figures that the input can give, those that could not be computed from it among them. */
  readonly given: readonly QcMetric[];
  /** Figures that need an absent input, with a total score that lacks no others. */
  readonly missing: readonly MetricKey[];
  /** Null when no figure is missing for want of an input. */
  readonly absentInput: AbsentInput | null;
}

/** Parts the figures of a report into those that its input can give and those that need another input. */
export function inputFigures({ metrics }: Pick<QcReport, 'metrics'>): InputFigures {
  const reasons = INPUT_REASONS.filter((reason) =>
    metrics.some(({ notComputed }) => notComputed?.reason === reason),
  );
  const parts = new Set(
    metrics
      .filter(({ notComputed }) => reasons.some((reason) => reason === notComputed?.reason))
      .map(({ key }) => key),
  );
  const isMissing = ({ key, notComputed }: QcMetric): boolean =>
    parts.has(key) || (notComputed?.reason === 'total-needs-figures' && onlyOf(parts, notComputed.params));
  return {
    given: metrics.filter((metric) => !isMissing(metric)),
    missing: metrics.filter(isMissing).map(({ key }) => key),
    absentInput: reasons.length > 1 ? 'calls-and-family-missing' : (reasons[0] ?? null),
  };
}

/** True if a total lacks no figures but these. */
function onlyOf(parts: ReadonlySet<string>, { figures = '' }: Readonly<Record<string, string | number>>) {
  return String(figures)
    .split(', ')
    .every((key) => parts.has(key));
}
