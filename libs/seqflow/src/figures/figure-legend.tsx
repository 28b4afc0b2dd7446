import { useLingui } from '@lingui/react/macro';
import { MIN_VALUES_FOR_OUTLIERS, OUTLIER_DEVIATIONS } from '@omics-portal/qc-metrics';
import { LEVEL_MARK } from './figure-cell';
import { positionTint } from './position-tint';

/** Legend of the table of figures: colours, marks and the rule of outliers. */
export function FigureLegend() {
  const { t, i18n } = useLingui();
  const deviations = OUTLIER_DEVIATIONS.toLocaleString(i18n.locale);
  const least = MIN_VALUES_FOR_OUTLIERS;
  const tint = `linear-gradient(to right, ${positionTint(0)}, ${positionTint(1)})`;
  return (
    <ul aria-label={t`Colors and marks`} className="flex flex-col gap-1.5 text-xs text-muted">
      <li className="flex items-center gap-2">
        <span
          aria-hidden
          className="h-4 w-14 shrink-0 rounded-control border border-border"
          style={{ background: tint }}
        />
        {t`Position among the samples, from the lowest to the highest. It says nothing about quality.`}
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden className="flex w-14 shrink-0 gap-1 text-center font-bold">
          <span className="flex-1 rounded-control bg-warning-soft text-warning">{LEVEL_MARK.warn}</span>
          <span className="flex-1 rounded-control bg-danger-soft text-danger">{LEVEL_MARK.fail}</span>
        </span>
        {t`Beyond a published limit: a warning, a failure.`}
      </li>
      <li className="flex items-center gap-2">
        <span aria-hidden className="w-14 shrink-0 text-center text-text">
          ▲ ▼
        </span>
        {t`Outlier: more than ${deviations} robust deviations from the median of at least ${least} values.`}
      </li>
    </ul>
  );
}
