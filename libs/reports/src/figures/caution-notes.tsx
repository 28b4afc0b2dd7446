import { useLingui } from '@lingui/react/macro';
import type { CautionNote } from '@omics-portal/qc-metrics';
import { TriangleAlert } from 'lucide-react';
import { nameList } from '../format/name-list';
import { METRIC_LABELS } from './metric-labels';
import { CAUTION_MESSAGES } from './not-computed-messages';

/** Cautions below the figures that they concern, each with the names of its figures. */
export function CautionNotes({ notes }: { readonly notes: readonly CautionNote[] }) {
  const { t, i18n } = useLingui();
  return notes.length === 0 ? null : (
    <ul aria-label={t`Cautions`} className="flex flex-col gap-2">
      {notes.map(({ reason, metrics }) => (
        <li key={reason} className="flex items-start gap-1.5 text-xs text-warning">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <div>
            <p className="font-medium">
              {nameList(
                metrics.map((metric) => i18n._(METRIC_LABELS[metric])),
                i18n.locale,
              )}
            </p>
            <p>{i18n._(CAUTION_MESSAGES[reason])}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
