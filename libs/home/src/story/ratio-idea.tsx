import { useLingui } from '@lingui/react/macro';
import { Card } from '@omics-portal/ui';
import { RatioPicture } from './ratio-picture';

/** The idea of the reference materials: values of laboratories differ, ratios to the common sample agree. */
export function RatioIdea() {
  const { t } = useLingui();
  const laboratories = [t`Laboratory A`, t`Laboratory B`] as const;
  return (
    <Card title={t`Ratios make batches comparable`}>
      <p className="text-sm text-muted">
        {t`Each laboratory has its own scale. Divided by D6 of the same batch, values agree between laboratories.`}
      </p>
      <div className="mt-3 grid gap-4 sm:grid-cols-2">
        <figure className="min-w-0">
          <RatioPicture
            laboratories={laboratories}
            shifts={[0, 78]}
            label={t`Measured values: the same order in both laboratories, but higher in laboratory B.`}
          />
          <figcaption className="text-xs text-muted">{t`Measured value`}</figcaption>
        </figure>
        <figure className="min-w-0">
          <RatioPicture
            laboratories={laboratories}
            shifts={[39, 39]}
            reference
            label={t`Ratios to D6: the same in both laboratories.`}
          />
          <figcaption className="text-xs text-muted">{t`Value of the sample / value of D6 in the same batch`}</figcaption>
        </figure>
      </div>
      <p className="mt-3 text-xs text-muted">{t`A drawing of the principle, not measured values.`}</p>
    </Card>
  );
}
