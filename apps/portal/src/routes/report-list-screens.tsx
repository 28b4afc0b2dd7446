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
  title,
  kind,
  search,
  onSearchChange,
}: Pick<ListProps, 'title' | 'search' | 'onSearchChange'> & { kind: ReportKind }) {
  return (
    <ReportsHost>
      <ReportListScreen title={title} kind={kind} search={search} onSearchChange={onSearchChange} />
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

export function ReportHistoryRoute({ title, search, onSearchChange }: ReportHistoryScreenProps) {
  return (
    <ReportsHost>
      <ReportHistoryScreen title={title} search={search} onSearchChange={onSearchChange} />
    </ReportsHost>
  );
}
