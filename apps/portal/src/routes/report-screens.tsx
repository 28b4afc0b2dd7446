import {
  ControlChartScreen,
  ReportComparisonScreen,
  ReportCurves,
  ReportDetailsScreen,
  VerdictReasons,
  type ReportCurvesProps,
  type ReportDetailsSearch,
  type VerdictReasonsProps,
} from '@omics-portal/reports';
import { reportQueries } from '@omics-portal/resources';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../composition/use-portal';
import { useTabTitle } from '../workspace/workspace-context';
import type { ScreenProps } from './feature-route';
import { ReportsHost } from './reports-host';

export function ReportDetailsRoute({
  title,
  params: { reportId },
  search,
  onSearchChange,
}: ScreenProps<ReportDetailsSearch, { reportId: string }>) {
  const { data: report } = useQuery(reportQueries(usePortal().clients.report).detail(reportId));
  useTabTitle(report?.name);
  return (
    <ReportsHost>
      <ReportDetailsScreen
        title={title}
        reportId={reportId}
        search={search}
        onSearchChange={(next) => onSearchChange(next, { replace: true })}
      />
    </ReportsHost>
  );
}

export function ReportComparisonRoute({
  title,
  search,
  onSearchChange,
}: Pick<ScreenProps, 'title' | 'search' | 'onSearchChange'>) {
  return (
    <ReportsHost>
      <ReportComparisonScreen title={title} search={search} onSearchChange={onSearchChange} />
    </ReportsHost>
  );
}

export function ControlChartRoute({
  title,
  search,
  onSearchChange,
}: Pick<ScreenProps, 'title' | 'search' | 'onSearchChange'>) {
  return (
    <ReportsHost>
      <ControlChartScreen title={title} search={search} onSearchChange={onSearchChange} />
    </ReportsHost>
  );
}

/** Reasons of a verdict, for screens of other features. */
export function VerdictReasonsPart(props: VerdictReasonsProps) {
  return (
    <ReportsHost>
      <VerdictReasons {...props} />
    </ReportsHost>
  );
}

/** Curves of a report, for screens of other features. */
export function ReportCurvesPart(props: ReportCurvesProps) {
  return (
    <ReportsHost>
      <ReportCurves {...props} />
    </ReportsHost>
  );
}
