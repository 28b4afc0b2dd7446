import { useLingui } from '@lingui/react/macro';
import type { FieldSchema } from '@omics-portal/api';
import { Card, FormField, Select } from '@omics-portal/ui';
import { chartFields, fieldsInUse, MOST_FIELDS, withFieldAt } from './chart-fields';
import { FieldChart, type ResultChartProps } from './field-chart';
import { ChartsPlace } from './lazy-charts';
import { ThreeFieldsChart } from './three-fields-chart';
import { TwoFieldsChart } from './two-fields-chart';

interface ResultChartsProps extends ResultChartProps {
  readonly fields: readonly FieldSchema[];
  /** The fields that were chosen, as they were kept. */
  readonly chosen: readonly string[];
  readonly onChoose: (fields: string[]) => void;
}

/** The result as a picture, by one, two or three fields. */
export function ResultCharts({ fields, chosen, onChoose, ...chart }: ResultChartsProps) {
  const { t } = useLingui();
  const used = fieldsInUse(chosen, fields);
  const titles = [t`By`, t`and by`, t`and by`];
  const places = Array.from({ length: Math.min(MOST_FIELDS, used.length + 1) }, (_, place) => place);
  return (
    <Card as="section" title={t`Charts of the result`}>
      <div className="mb-4 grid gap-3 sm:grid-cols-3">
        {places.map((place) => (
          <FormField key={place} label={titles[place] ?? ''}>
            {(control) => (
              <Select
                {...control}
                size="sm"
                value={used[place] ?? ''}
                onValueChange={(key) => onChoose([...withFieldAt(used, place, key)])}
                options={[
                  ...(place === 0 ? [] : [{ value: '', label: t`nothing more` }]),
                  ...chartFields(fields)
                    .filter(({ key }) => !used.slice(0, place).includes(key))
                    .map(({ key }) => ({ value: key, label: chart.labels.field(key) })),
                ]}
              />
            )}
          </FormField>
        ))}
      </div>
      <ChartsPlace>
        <Drawn {...chart} used={used} />
      </ChartsPlace>
    </Card>
  );
}

function Drawn({ used, ...chart }: ResultChartProps & { readonly used: readonly string[] }) {
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
