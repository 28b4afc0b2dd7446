import type { LocalFilter } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { Alert } from '@omics-portal/ui';
import { MEASUREMENT_LABELS } from '../measurement/fact-labels';

/** Notice that the server does not know filters of the list, and which reports the browser filtered instead. */
export function LocalFilterNotice({ local: { filters, searched, of } }: { readonly local: LocalFilter }) {
  const { t, i18n } = useLingui();
  const days = t`Start date (UTC+8)`;
  const labels = {
    name: t`Report Name`,
    verdict: t`Verdict`,
    mark: t`Mark`,
    started_from: days,
    started_before: days,
    laboratory: i18n._(MEASUREMENT_LABELS.laboratory),
    instrument: i18n._(MEASUREMENT_LABELS.instrument),
    operator: i18n._(MEASUREMENT_LABELS.operator),
    measured_from: i18n._(MEASUREMENT_LABELS.measuredOn),
    measured_to: i18n._(MEASUREMENT_LABELS.measuredOn),
    reference_kind: t`References`,
  } satisfies Record<LocalFilter['filters'][number], string>;
  const names = new Intl.ListFormat(i18n.locale, { type: 'unit' }).format([
    ...new Set(filters.map((filter) => labels[filter])),
  ]);
  return (
    <Alert tone="warning" title={t`This server does not support: ${names}`}>
      <p>
        {searched < of
          ? t`It is an older version. The browser searched the newest ${searched} of ${of} reports; older ones are not in the list.`
          : t`It is an older version. The browser searched all reports itself.`}
      </p>
      {filters.includes('verdict') ? (
        <p>{t`Reports whose verdict this server does not list are not in the list.`}</p>
      ) : null}
    </Alert>
  );
}
