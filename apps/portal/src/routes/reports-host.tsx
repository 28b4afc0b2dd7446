import { ReportsProvider } from '@omics-portal/reports';
import { useMemo, type ReactNode } from 'react';
import { useAccount, useHrefs, usePortal, useSession } from '../composition/use-portal';
import { draftsOf } from '../ports/drafts-of';
import { reportsPorts } from '../ports/reports-ports';

/** Host of the screens of reports: provides their ports. */
export function ReportsHost({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const hrefs = useHrefs();
  const session = useSession();
  const drafts = draftsOf(portal, useAccount());
  const ports = useMemo(() => reportsPorts(portal, hrefs, session, drafts), [portal, hrefs, session, drafts]);
  return <ReportsProvider value={ports}>{children}</ReportsProvider>;
}
