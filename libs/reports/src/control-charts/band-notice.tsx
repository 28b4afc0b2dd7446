import { useLingui } from '@lingui/react/macro';
import type { MetricKey, QcMetric } from '@omics-portal/qc-metrics';
import { Switch } from '@omics-portal/ui';
import { formatMetric } from '../figures/format-metric';
import type { BandPosition } from './chart-position';

interface BandNoticeProps {
  readonly figure: MetricKey;
  readonly history: NonNullable<QcMetric['history']>;
  readonly position: BandPosition;
  /** Whether the scale reaches over the band. */
  readonly isShown: boolean;
  readonly onShow: (shown: boolean) => void;
}

/** Notice of a published band that the chart does not show as a whole, and the choice to widen the scale to it. */
export function BandNotice({ figure, history, position, isShown, onShow }: BandNoticeProps) {
  const { t, i18n } = useLingui();
  const low = formatMetric(figure, history.mean - history.sd, i18n.locale);
  const high = formatMetric(figure, history.mean + history.sd, i18n.locale);
  const sentence = {
    above: t`The published history (mean ± 1 SD, ${low} to ${high}) lies above the values and the limits.`,
    below: t`The published history (mean ± 1 SD, ${low} to ${high}) lies below the values and the limits.`,
    partly: t`The published history (mean ± 1 SD, ${low} to ${high}) reaches beyond the values and the limits.`,
  };
  return position === 'within' ? null : (
    <div className="mt-3 flex flex-col gap-2 text-sm">
      <p className="text-muted">{sentence[position]}</p>
      <Switch
        label={t`Widen the scale to the published history`}
        checked={isShown}
        onCheckedChange={onShow}
      />
    </div>
  );
}
