import {
  ReportDetailsScreen,
  ReportHistoryScreen,
  ReportListScreen,
  ReportsProvider,
  type ReportKind,
  type ReportListSearch,
} from '@omics-portal/reports';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { reportsPorts } from '../links/reports-ports';
import { useHrefs, usePortal, useSession } from '../shell/use-portal';

function ReportsHost({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const hrefs = useHrefs();
  const session = useSession();
  const ports = useMemo(() => reportsPorts(portal, hrefs, session), [portal, hrefs, session]);
  return <ReportsProvider value={ports}>{children}</ReportsProvider>;
}

function Reports({ kind, search }: { kind: ReportKind; search: ReportListSearch }) {
  const navigate = useNavigate();
  return (
    <ReportsHost>
      <ReportListScreen
        kind={kind}
        search={search}
        onSearchChange={(next) => void navigate({ to: '.', search: next, resetScroll: false })}
      />
    </ReportsHost>
  );
}

export function DnaReportsRoute() {
  return <Reports kind="dseqc" search={getRouteApi('/main/seq-flow/dseqc-report-management').useSearch()} />;
}

export function RnaReportsRoute() {
  return <Reports kind="rseqc" search={getRouteApi('/main/seq-flow/rseqc-report-management').useSearch()} />;
}

export function ProteinReportsRoute() {
  return (
    <Reports kind="protqc" search={getRouteApi('/main/seq-flow/protqc-report-management').useSearch()} />
  );
}

export function MetaboliteReportsRoute() {
  return <Reports kind="metqc" search={getRouteApi('/main/seq-flow/metqc-report-management').useSearch()} />;
}

export function ReportHistoryRoute() {
  const navigate = useNavigate({ from: '/seq-flow/qc-report-management' });
  return (
    <ReportsHost>
      <ReportHistoryScreen
        search={getRouteApi('/main/seq-flow/qc-report-management').useSearch()}
        onSearchChange={(next) => void navigate({ search: next, resetScroll: false })}
      />
    </ReportsHost>
  );
}

export function ReportDetailsRoute() {
  const route = getRouteApi('/main/datains-report/$reportId');
  return (
    <ReportsHost>
      <ReportDetailsScreen reportId={route.useParams().reportId} search={route.useSearch()} />
    </ReportsHost>
  );
}
