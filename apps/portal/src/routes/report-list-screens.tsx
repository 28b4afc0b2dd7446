import {
  ReportHistoryScreen,
  ReportListScreen,
  type ReportHistoryScreenProps,
  type ReportListSearch,
} from '@omics-portal/reports';
import type { ReportKind } from '@omics-portal/resources';
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
