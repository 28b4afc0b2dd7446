import { useLingui } from '@lingui/react/macro';
import type { Report } from '@omics-portal/resources';
import type { Description } from '@omics-portal/ui';
import { useMeasuredFacts } from '../measurement/use-measured-facts';
import { ReferenceList } from '../references/reference-list';

/** Recorded facts of the measurement of a report, and the references that it names; facts that are not recorded are absent. */
export function useReportFacts({ measurement, references }: Report): Description[] {
  const { t } = useLingui();
  const facts = useMeasuredFacts(measurement);
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
