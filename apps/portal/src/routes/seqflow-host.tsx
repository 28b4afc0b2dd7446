import { SeqflowProvider } from '@omics-portal/seqflow';
import { useMemo, type ReactNode } from 'react';
import { useAccount, useHrefs, usePortal, useSession } from '../composition/use-portal';
import { draftsOf } from '../ports/drafts-of';
import { seqflowPorts } from '../ports/seqflow-ports';

/** Provider of the ports of the seqflow feature. */
export function SeqflowHost({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const hrefs = useHrefs();
  const session = useSession();
  const drafts = draftsOf(portal, useAccount());
  const ports = useMemo(() => seqflowPorts(portal, hrefs, session, drafts), [portal, hrefs, session, drafts]);
  return <SeqflowProvider value={ports}>{children}</SeqflowProvider>;
}
