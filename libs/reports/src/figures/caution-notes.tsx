import { useLingui } from '@lingui/react/macro';
import type { QcCaution } from '@omics-portal/qc-metrics';
import { TriangleAlert } from 'lucide-react';
import { nameList } from '../format/name-list';
import { METRIC_LABELS } from './metric-labels';
import { CAUTION_MESSAGES } from './not-computed-messages';

/** Cautions below the figures that they concern, each reason once with the names of its figures. */
export function CautionNotes({ cautions }: { readonly cautions: readonly QcCaution[] }) {
  const { t, i18n } = useLingui();
  const reasons = [...new Set(cautions.map(({ reason }) => reason))];
  const figuresOf = (reason: QcCaution['reason']) =>
    cautions.flatMap((caution) => (caution.reason === reason ? [i18n._(METRIC_LABELS[caution.metric])] : []));
  return reasons.length === 0 ? null : (
    <ul aria-label={t`Cautions`} className="flex flex-col gap-2">
      {reasons.map((reason) => (
        <li key={reason} className="flex items-start gap-1.5 text-xs text-warning">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <div>
            <p className="font-medium">{nameList(figuresOf(reason), i18n.locale)}</p>
            <p>{i18n._(CAUTION_MESSAGES[reason])}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
