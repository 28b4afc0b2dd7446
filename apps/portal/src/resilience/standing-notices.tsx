import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@omics-portal/ui';
import { RefreshCw, WifiOff } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createConnection, isServerReachable, type Connection } from './connection';
import { runningBuild, servedBuild } from './entry-document';
import { StandingNotice } from './standing-notice';
import { createVersionWatch, type VersionWatch } from './version-watch';

export interface StandingNoticesProps {
  connection: Connection;
  version: VersionWatch;
  onReload: () => void;
}

/** Notices of a lost connection and of a newer version. The live region is always mounted, so that screen readers announce them. */
export function StandingNotices({ connection, version, onReload }: StandingNoticesProps) {
  const { t } = useLingui();
  const offline = useSyncExternalStore(connection.subscribe, connection.get);
  const stale = useSyncExternalStore(version.subscribe, version.get);
  useEffect(() => connection.start(), [connection]);
  useEffect(() => version.start(), [version]);
  useCheckAfterMissingFile(version);
  return (
    <div role="status" data-slot="page-notices" className="sticky bottom-0 z-30">
      {offline ? (
        <StandingNotice tone="warning" icon={<WifiOff aria-hidden />} title={t`You are offline.`}>
          <Trans>
            What you see may be out of date, and nothing can be sent. This notice disappears when the
            connection is back.
          </Trans>
        </StandingNotice>
      ) : null}
      {stale && !offline ? (
        <StandingNotice
          tone="info"
          icon={<RefreshCw aria-hidden />}
          title={t`The portal has been updated.`}
          actions={
            <>
              <Button size="sm" variant="primary" onClick={onReload}>{t`Reload the page`}</Button>
              <Button size="sm" onClick={version.dismiss}>{t`Later`}</Button>
            </>
          }
        >
          <Trans>
            Reload the page when it suits you: project drafts are saved, text in other forms is lost.
          </Trans>
        </StandingNotice>
      ) : null}
    </div>
  );
}

/** Checks for a newer version when a file of this version is missing. */
function useCheckAfterMissingFile(version: VersionWatch): void {
  useEffect(() => {
    const onMissing = () => void version.check();
    window.addEventListener('vite:preloadError', onMissing);
    return () => window.removeEventListener('vite:preloadError', onMissing);
  }, [version]);
}

/** Persistent notices, with the watches of this page. */
export function StandingPageNotices() {
  const [watches] = useState(() => ({
    connection: createConnection({
      page: window,
      isOnline: () => navigator.onLine,
      isReachable: () => isServerReachable(),
    }),
    version: createVersionWatch({
      running: runningBuild(document),
      served: () => servedBuild(document.baseURI),
      page: document,
    }),
  }));
  return <StandingNotices {...watches} onReload={() => window.location.reload()} />;
}
