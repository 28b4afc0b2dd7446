import {
  ReportDetailsScreen,
  ReportHistoryScreen,
  ReportListScreen,
  VerdictReasons,
  type ReportDetailsSearch,
  type ReportHistoryScreenProps,
  type ReportListSearch,
  type VerdictReasonsProps,
} from '@omics-portal/reports';
import { reportQueries, type ReportKind } from '@omics-portal/resources';
import { useQuery } from '@tanstack/react-query';
import { usePortal } from '../composition/use-portal';
import { useTabTitle } from '../workspace/workspace-context';
import type { ScreenProps } from './feature-route';
import { ReportsHost } from './reports-host';

type ListProps = ScreenProps<ReportListSearch>;

function Reports({
  kind,
  search,
  onSearchChange,
}: Pick<ListProps, 'search' | 'onSearchChange'> & { kind: ReportKind }) {
  return (
    <ReportsHost>
      <ReportListScreen kind={kind} search={search} onSearchChange={onSearchChange} />
    </ReportsHost>
  );
}

export function DnaReportsRoute(props: ListProps) {
  return <Reports kind="dseqc" {...props} />;
}

export function RnaReportsRoute(props: ListProps) {
  return <Reports kind="rseqc" {...props} />;
}

export function ProteinReportsRoute(props: ListProps) {
  return <Reports kind="protqc" {...props} />;
}

export function MetaboliteReportsRoute(props: ListProps) {
  return <Reports kind="metqc" {...props} />;
}

export function ReportHistoryRoute({ search, onSearchChange }: ReportHistoryScreenProps) {
  return (
    <ReportsHost>
      <ReportHistoryScreen search={search} onSearchChange={onSearchChange} />
    </ReportsHost>
  );
}

export function ReportDetailsRoute({
  params: { reportId },
  search,
}: ScreenProps<ReportDetailsSearch, { reportId: string }>) {
  const { data: report } = useQuery(reportQueries(usePortal().clients.report).detail(reportId));
  useTabTitle(report?.name);
  return (
    <ReportsHost>
      <ReportDetailsScreen reportId={reportId} search={search} />
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
