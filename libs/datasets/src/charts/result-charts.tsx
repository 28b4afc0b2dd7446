import { useLingui } from '@lingui/react/macro';
import type { FieldSchema } from '@omics-portal/api';
import { Card, FormField, Select } from '@omics-portal/ui';
import { MAX_FIELDS } from './chart-choice';
import { chartFields, fieldsInUse, withFieldAt } from './chart-fields';
import { FieldChart, type ResultChartProps } from './field-chart';
import { ChartsSuspense } from './lazy-charts';
import { ThreeFieldsChart } from './three-fields-chart';
import { TwoFieldsChart } from './two-fields-chart';

interface ResultChartsProps extends ResultChartProps {
  readonly fields: readonly FieldSchema[];
  /** Chosen fields, as they are stored. */
  readonly chosen: readonly string[];
  readonly onChoose: (fields: string[]) => void;
}

/** Charts of the result by one, two or three fields. */
export function ResultCharts({ fields, chosen, onChoose, ...chart }: ResultChartsProps) {
  const { t } = useLingui();
  const used = fieldsInUse(chosen, fields);
  const titles = [t`By`, t`and by`, t`and by`];
  const positions = Array.from({ length: Math.min(MAX_FIELDS, used.length + 1) }, (_, position) => position);
  return (
    <Card as="section" title={t`Charts of the result`}>
      <div className="mb-4 grid gap-3 sm:grid-cols-3">
        {positions.map((position) => (
          <FormField key={position} label={titles[position] ?? ''}>
            {(control) => (
              <Select
                {...control}
                size="sm"
                value={used[position] ?? ''}
                onValueChange={(key) => onChoose([...withFieldAt(used, position, key)])}
                options={[
                  ...(position === 0 ? [] : [{ value: '', label: t`nothing more` }]),
                  ...chartFields(fields)
                    .filter(({ key }) => !used.slice(0, position).includes(key))
                    .map(({ key }) => ({ value: key, label: chart.labels.field(key) })),
                ]}
              />
            )}
          </FormField>
        ))}
      </div>
      <ChartsSuspense>
        <Chart {...chart} used={used} />
      </ChartsSuspense>
    </Card>
  );
}

function Chart({ used, ...chart }: ResultChartProps & { readonly used: readonly string[] }) {
  const [group, series, panel] = used;
  if (group === undefined) {
    return null;
  }
  if (series === undefined) {
    return <FieldChart {...chart} field={group} />;
  }
  return panel === undefined ? (
    <TwoFieldsChart {...chart} group={group} series={series} />
  ) : (
    <ThreeFieldsChart {...chart} group={group} series={series} panel={panel} />
  );
}
