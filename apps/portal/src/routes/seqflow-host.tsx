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

/** Parts of reports with their messages. They are loaded by the first one that is shown. */
function reportParts(portal: Portal) {
  const load = async () => {
    const [screens] = await Promise.all([import('./report-screens'), portal.messages.load(reportsMessages)]);
    return screens;
  };
  return {
    VerdictReasons: deferredComponent(async () => (await load()).VerdictReasonsPart),
    ReportCurves: deferredComponent(async () => (await load()).ReportCurvesPart),
  } satisfies Partial<SeqflowPorts>;
}

/** Provider of the ports of the seqflow feature. */
export function SeqflowHost({ children }: { children: ReactNode }) {
  const portal = usePortal();
  const hrefs = useHrefs();
  const session = useSession();
  const account = useAccount();
  const drafts = draftsOf(portal, account);
  const parts = useMemo(() => reportParts(portal), [portal]);
  const ports = useMemo(
    () => ({
      ...seqflowPorts(portal, hrefs, session, drafts, wizardUploads(portal, account)),
      ...parts,
    }),
    [portal, hrefs, session, drafts, account, parts],
  );
  return <SeqflowProvider value={ports}>{children}</SeqflowProvider>;
}
