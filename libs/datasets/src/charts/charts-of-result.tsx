import { useLingui } from '@lingui/react/macro';
import type { FieldSchema } from '@omics-portal/api';
import { Button } from '@omics-portal/ui';
import { ChartColumn } from 'lucide-react';
import { useKept } from '../queries/use-kept';
import { readChartChoice } from './chart-fields';
import type { ResultChartProps } from './field-chart';
import { ResultCharts } from './result-charts';

interface ChartsOfResultProps extends ResultChartProps {
  readonly fields: readonly FieldSchema[];
}

/** Charts behind a button; whether they are in sight, and by which fields, is kept. */
export function ChartsOfResult({ fields, ...chart }: ChartsOfResultProps) {
  const { t } = useLingui();
  const [choice, setChoice] = useKept(`charts__${chart.query.collection}`, readChartChoice);
  return (
    <>
      <Button
        size="sm"
        className="self-start"
        icon={<ChartColumn />}
        aria-expanded={choice.open}
        onClick={() => setChoice({ ...choice, open: !choice.open })}
      >
        {choice.open ? t`Hide the charts` : t`Show charts`}
      </Button>
      {choice.open ? (
        <ResultCharts
          {...chart}
          fields={fields}
          chosen={choice.fields}
          onChoose={(next) => setChoice({ ...choice, fields: next })}
        />
      ) : null}
    </>
  );
}
