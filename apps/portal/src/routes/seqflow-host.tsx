import { loadMessages as reportsMessages } from '@omics-portal/reports';
import { SeqflowProvider, type FileUploads, type SeqflowPorts } from '@omics-portal/seqflow';
import { deferredComponent } from '@omics-portal/ui';
import { useMemo, type ReactNode } from 'react';
import type { Portal } from '../composition/portal';
import { useAccount, useHrefs, usePortal, useSession } from '../composition/use-portal';
import { draftsOf } from '../ports/drafts-of';
import { seqflowPorts } from '../ports/seqflow-ports';

/** Uploads of an account through the queue of the file manager. */
interface LoadedUploads {
  readonly account: string | undefined;
  readonly uploads: () => FileUploads;
}

/** Null until an upload has loaded its code. */
let loaded: LoadedUploads | null = null;

/** Uploads of the wizard. They share the queue of the file manager, which is loaded by the first upload. */
function wizardUploads(portal: Portal, account: string | undefined): NonNullable<SeqflowPorts['uploads']> {
  return {
    started: () => (loaded !== null && loaded.account === account ? loaded.uploads() : null),
    load: async () => {
      const { loadUploads } = await import('./storage-screens');
      const uploads = await loadUploads(portal, account);
      loaded = { account, uploads };
      return uploads();
    },
  };
}

/** Reasons of the verdict of a report, with the messages of the reports. They are loaded by the first verdict that is shown. */
function verdictReasons(portal: Portal): NonNullable<SeqflowPorts['VerdictReasons']> {
  return deferredComponent(async () => {
    const [{ VerdictReasonsPart }] = await Promise.all([
      import('./report-screens'),
      portal.messages.load(reportsMessages),
    ]);
    return VerdictReasonsPart;
  });
}

/** Provider of the ports of the seqflow feature. */
export function SeqflowHost({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const hrefs = useHrefs();
  const session = useSession();
  const account = useAccount();
  const drafts = draftsOf(portal, account);
  const VerdictReasons = useMemo(() => verdictReasons(portal), [portal]);
  const ports = useMemo(
    () => ({
      ...seqflowPorts(portal, hrefs, session, drafts, wizardUploads(portal, account)),
      VerdictReasons,
    }),
    [portal, hrefs, session, drafts, account, VerdictReasons],
  );
  return <SeqflowProvider value={ports}>{children}</SeqflowProvider>;
}
