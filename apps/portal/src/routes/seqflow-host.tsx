import { loadMessages as reportsMessages } from '@omics-portal/reports';
import { SeqflowProvider, type SeqflowPorts } from '@omics-portal/seqflow';
import { deferredComponent } from '@omics-portal/ui';
import { useMemo, type ReactNode } from 'react';
import type { Portal } from '../composition/portal';
import { useAccount, useHrefs, usePortal, useSession } from '../composition/use-portal';
import { draftsOf } from '../ports/drafts-of';
import { seqflowPorts } from '../ports/seqflow-ports';
import type { UploadsOf } from '../uploads/file-uploads';

/** Uploads through the queue of the file manager, once an upload has loaded its code. */
let uploadsOf: UploadsOf | null = null;

/** Uploads of the wizard. They share the queue of the file manager, which is loaded by the first upload. */
function wizardUploads(
  portal: Portal,
  account: string | undefined,
  own: SeqflowPorts['ownFiles'],
): SeqflowPorts['uploads'] {
  return (
    own && {
      started: () => uploadsOf?.(portal, account, own) ?? null,
      load: async () => {
        ({ uploadsOf } = await import('./storage-screens'));
        return uploadsOf(portal, account, own);
      },
    }
  );
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
      ...seqflowPorts(portal, hrefs, session, drafts, (own) => wizardUploads(portal, account, own)),
      VerdictReasons,
    }),
    [portal, hrefs, session, drafts, account, VerdictReasons],
  );
  return <SeqflowProvider value={ports}>{children}</SeqflowProvider>;
}
