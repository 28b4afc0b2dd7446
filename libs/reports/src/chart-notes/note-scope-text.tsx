import { useLingui } from '@lingui/react/macro';
import type { ChartNote } from '@omics-portal/api';
import { MEASUREMENT_LABELS } from '../measurement/fact-labels';

/** Reports that a note concerns: those of a laboratory, of an instrument, or all of the tool. */
export function NoteScopeText({
  note: { laboratory, instrument },
}: {
  readonly note: Pick<ChartNote, 'laboratory' | 'instrument'>;
}) {
  const { t, i18n } = useLingui();
  const facts = [
    ...(laboratory === null ? [] : [{ label: i18n._(MEASUREMENT_LABELS.laboratory), value: laboratory }]),
    ...(instrument === null ? [] : [{ label: i18n._(MEASUREMENT_LABELS.instrument), value: instrument }]),
  ];
  return facts.length === 0
    ? t`all reports of the tool`
    : new Intl.ListFormat(i18n.locale, { type: 'unit' }).format(
        facts.map(({ label, value }) => t`${label} ${value}`),
      );
}
