import { useLingui } from '@lingui/react/macro';
import type { Measurement } from '@omics-portal/qc-metrics';
import type { Description } from '@omics-portal/ui';
import { MEASUREMENT_LABELS } from './fact-labels';

/** Recorded facts of a measurement; those that are not recorded are absent. */
export function useMeasuredFacts(measurement: Measurement | null): Description[] {
  const { i18n } = useLingui();
  return Object.entries(MEASUREMENT_LABELS).flatMap(([fact, label]) => {
    const value = measurement?.[fact as keyof typeof MEASUREMENT_LABELS];
    return value ? [{ term: i18n._(label), detail: <span className="wrap-anywhere">{value}</span> }] : [];
  });
}
