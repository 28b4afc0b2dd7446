import { useLingui } from '@lingui/react/macro';
import type { MetricKey } from '@omics-portal/qc-metrics';
import { Button, saveFile, Skeleton } from '@omics-portal/ui';
import { PanelBoundary } from '@omics-portal/wording';
import { Download } from 'lucide-react';
import { Suspense, useMemo } from 'react';
import { ReportSection } from '../figures/report-section';
import { type BatchPoint, limitsOf, publishedHistory } from './batches';
import { chartFile } from './chart-file';
import { ChartState } from './chart-state';
import type { ControlChartSearch } from './control-chart-search';
import { ControlLine } from './control-line';
import { type JudgedChart, judgePoints } from './judged-points';
import { PointTable } from './point-table';
import { RuleHelp } from './rule-help';

interface ControlChartPanelProps {
  readonly figure: MetricKey;
  /** At least one, in the order of time. */
  readonly points: readonly BatchPoint[];
  readonly baseline: ControlChartSearch['baseline'];
}

/** Control chart of one figure: state, chart, table of the same points, and the meanings of the rules. */
export function ControlChartPanel({ figure, points, baseline }: ControlChartPanelProps) {
  const { t } = useLingui();
  const chart = useMemo(() => judgePoints(points, limitsOf(points, baseline)), [points, baseline]);
  const published = publishedHistory(points);
  return (
    <>
      <ChartState figure={figure} chart={chart} baseline={baseline} published={published} />
      <ReportSection>
        <PanelBoundary>
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <ControlLine figure={figure} chart={chart} history={published.history} />
          </Suspense>
        </PanelBoundary>
      </ReportSection>
      <ReportSection title={t`Points of the chart`} actions={<Downloads figure={figure} chart={chart} />}>
        <PointTable figure={figure} chart={chart} />
      </ReportSection>
      <RuleHelp />
    </>
  );
}

const FORMATS = [
  { format: 'csv', label: 'CSV', type: 'text/csv' },
  { format: 'tsv', label: 'TSV', type: 'text/tab-separated-values' },
] as const;

function Downloads({ figure, chart }: { readonly figure: MetricKey; readonly chart: JudgedChart }) {
  const { t } = useLingui();
  return FORMATS.map(({ format, label, type }) => (
    <Button
      key={format}
      size="sm"
      icon={<Download />}
      aria-label={t`Download the points as ${label}`}
      onClick={() =>
        saveFile(`control-chart.${figure}.${format}`, new Blob([chartFile(chart, format)], { type }))
      }
    >
      {label}
    </Button>
  ));
}
