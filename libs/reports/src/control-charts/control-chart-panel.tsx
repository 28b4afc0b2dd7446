import { useLingui } from '@lingui/react/macro';
import type { MetricKey } from '@omics-portal/qc-metrics';
import { Button, saveFile, Skeleton } from '@omics-portal/ui';
import { PanelBoundary } from '@omics-portal/wording';
import { Download } from 'lucide-react';
import { type ReactNode, Suspense, useMemo } from 'react';
import type { ChartNote } from '@omics-portal/api';
import { type PlacedNote, placeNotes } from '../chart-notes/chart-events';
import { ReportSection } from '../figures/report-section';
import { BandNotice } from './band-notice';
import { type BatchPoint, limitsOf, publishedHistory } from './batches';
import { chartFile } from './chart-file';
import { bandPosition } from './chart-position';
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
  readonly notes: readonly ChartNote[];
  readonly search: ControlChartSearch;
  readonly onSearchChange: (next: ControlChartSearch) => void;
  /** Section with the notes, between the chart and its points. */
  readonly noteSection: ReactNode;
}

/** Control chart of one figure: state, chart, notes, table of the same points, and the meanings of the rules. */
export function ControlChartPanel(props: ControlChartPanelProps) {
  const { figure, points, notes, search, onSearchChange, noteSection } = props;
  const { baseline, band = false } = search;
  const { t } = useLingui();
  const chart = useMemo(() => judgePoints(points, limitsOf(points, baseline)), [points, baseline]);
  const published = useMemo(() => publishedHistory(points), [points]);
  const placed = useMemo(() => placeNotes(notes, points), [notes, points]);
  const position = bandPosition(chart, published.history);
  const isHidden = !band && (position === 'above' || position === 'below');
  const context = useMemo(
    () => ({ history: isHidden ? undefined : published.history, showsBand: band, notes: placed }),
    [isHidden, published, band, placed],
  );
  return (
    <>
      <ChartState
        figure={figure}
        chart={chart}
        baseline={baseline}
        published={published}
        reportId={search.report}
      />
      <ReportSection>
        <PanelBoundary>
          <Suspense fallback={<Skeleton className="h-96 w-full" />}>
            <ControlLine figure={figure} chart={chart} context={context} />
          </Suspense>
        </PanelBoundary>
        {published.history && position ? (
          <BandNotice
            figure={figure}
            history={published.history}
            position={position}
            isShown={band}
            onShow={(shown) => onSearchChange({ ...search, band: shown || undefined })}
          />
        ) : null}
      </ReportSection>
      {noteSection}
      <ReportSection
        title={t`Points of the chart`}
        actions={<Downloads figure={figure} chart={chart} notes={placed} />}
      >
        <PointTable figure={figure} chart={chart} notes={placed} reportId={search.report} />
      </ReportSection>
      <RuleHelp />
    </>
  );
}

const FORMATS = [
  { format: 'csv', label: 'CSV', type: 'text/csv' },
  { format: 'tsv', label: 'TSV', type: 'text/tab-separated-values' },
] as const;

interface DownloadsProps {
  readonly figure: MetricKey;
  readonly chart: JudgedChart;
  readonly notes: readonly PlacedNote[];
}

function Downloads({ figure, chart, notes }: DownloadsProps) {
  const { t } = useLingui();
  return FORMATS.map(({ format, label, type }) => (
    <Button
      key={format}
      size="sm"
      icon={<Download />}
      aria-label={t`Download the points as ${label}`}
      onClick={() =>
        saveFile(`control-chart.${figure}.${format}`, new Blob([chartFile(chart, notes, format)], { type }))
      }
    >
      {label}
    </Button>
  ));
}
