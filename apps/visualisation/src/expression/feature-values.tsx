import { useLingui } from '@lingui/react/macro';
import { EmptyState } from '@omics-portal/ui';
import { BoxPlot } from '@omics-portal/ui/charts';
import { useBoxLabels, useChartLabels } from '@omics-portal/wording';
import { ChartCard } from '../shared/chart-card';
import type { ExpressionParts } from './expression-parts';

/** Props of the plot. */
export interface FeatureValuesProps extends ExpressionParts {
  readonly onLibrary: (library: string) => void;
}

const HEIGHT = 260;

/** Values of a feature in the libraries of the four samples. */
export function FeatureValues({ document: { table }, view, labels, onLibrary }: FeatureValuesProps) {
  const { t } = useLingui();
  const chart = useChartLabels();
  const box = useBoxLabels();
  const feature = view.feature ?? '';
  const row = table.features.indexOf(feature);
  const libraries = table.libraries.map((library, index) => ({
    ...library,
    value: table.values[index]?.[row] ?? null,
  }));
  const measured = libraries.flatMap(({ id, sample, value }) =>
    value === null ? [] : [{ id, sample, value }],
  );
  const samples = [...new Set(libraries.map(({ sample }) => sample))];
  return (
    <ChartCard source={table.source}>
      <BoxPlot
        viewId="feature-values"
        title={t`${feature} by sample`}
        summary={t`Each point is a library of the batch ${table.batch}. Values: ${labels.unit}.`}
        xLabel={labels.unit}
        yLabel={t`Sample`}
        height={HEIGHT}
        groups={samples.map((sample) => {
          const points = measured.filter((library) => library.sample === sample);
          return {
            key: sample,
            label: sample,
            values: points.map(({ value }) => value),
            points: points.map(({ id, value }) => ({
              key: id,
              label: id,
              value,
              selected: id === view.library,
            })),
          };
        })}
        table={{
          columns: [t`Library`, t`Sample`, labels.unit],
          rows: row < 0 ? [] : libraries.map(({ id, sample, value }) => [id, sample, value ?? '']),
        }}
        labels={{ ...chart, box }}
        empty={
          <EmptyState
            title={t`${feature} is not in the table of this batch`}
            description={t`The reference set includes it: see the plots of ratios.`}
          />
        }
        onSelect={onLibrary}
      />
    </ChartCard>
  );
}
