import { useLingui } from '@lingui/react/macro';
import type { Report } from '@omics-portal/resources';
import type { Description } from '@omics-portal/ui';
import { MEASUREMENT_LABELS } from '../measurement/fact-labels';
import { ReferenceList } from '../references/reference-list';

/** Recorded facts of the measurement of a report, and the references that it names; facts that are not recorded are absent. */
export function useReportFacts({ measurement, references }: Report): Description[] {
  const { t, i18n } = useLingui();
  const facts = Object.entries(MEASUREMENT_LABELS).flatMap(([fact, label]) => {
    const value = measurement?.[fact as keyof typeof MEASUREMENT_LABELS];
    return value ? [{ term: i18n._(label), detail: <span className="wrap-anywhere">{value}</span> }] : [];
  });
  const named = (
    [
      { term: t`Reference materials`, kind: 'material' },
      { term: t`Publications`, kind: 'publication' },
    ] as const
  ).flatMap(({ term, kind }) => {
    const ofKind = references?.filter((reference) => reference.kind === kind) ?? [];
    return ofKind.length > 0 ? [{ term, detail: <ReferenceList references={ofKind} /> }] : [];
  });
  return [...facts, ...named];
}
