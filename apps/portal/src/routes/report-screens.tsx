import {
  ReportDetailsScreen,
  ReportHistoryScreen,
  ReportListScreen,
  ReportsProvider,
  type ReportListSearch,
} from '@omics-portal/reports';
import { reportQueries, type ReportKind } from '@omics-portal/resources';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMemo, type ReactNode } from 'react';
import { draftsOf } from '../ports/drafts-of';
import { reportsPorts } from '../ports/reports-ports';
import { useAccount, useHrefs, usePortal, useSession } from '../composition/use-portal';
import { useTabTitle } from '../workspace/workspace-context';

function ReportsHost({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const hrefs = useHrefs();
  const session = useSession();
  const drafts = draftsOf(portal, useAccount());
  const ports = useMemo(() => reportsPorts(portal, hrefs, session, drafts), [portal, hrefs, session, drafts]);
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
  const { reportId } = route.useParams();
  const { data: report } = useQuery(reportQueries(usePortal().clients.report).detail(reportId));
  useTabTitle(report?.name);
  return (
    <ReportsHost>
      <ReportDetailsScreen reportId={reportId} search={route.useSearch()} />
    </ReportsHost>
  );
}
