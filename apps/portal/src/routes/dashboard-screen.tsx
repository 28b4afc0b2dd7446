import { useLingui } from '@lingui/react/macro';
import { SkeletonLines } from '@omics-portal/ui';
import { lazy, Suspense } from 'react';
import { useSession } from '../composition/use-portal';
import { loadChunk } from '../resilience/load-chunk';
import { withPublicRequests, withWorkRequests } from './screen-chunks';

/** Visitors and signed-in users have separate chunks, so that the first load contains only one of them. */
const loadVisitorHome = loadChunk(() => import('./visitor-home'));
const loadUserHome = loadChunk(() => import('./user-home'));

const VisitorHome = lazy(async () => ({ default: (await loadVisitorHome()).VisitorHome }));
const UserHome = lazy(async () => ({ default: (await loadUserHome()).UserHome }));

/** Delay of the files for other screens in milliseconds: they are not part of the first load. */
const PRELOAD_DELAY_MS = 5000;

/**
 * Loads the chunk of the home screen; the previous page stays until then. Preloads later the files that start the requests
 * of other screens, so that a click on a link sends them at once (ADR 0082).
 */
export async function loadDashboard(isSignedIn: boolean): Promise<void> {
  setTimeout(() => {
    withPublicRequests(() => undefined);
    if (isSignedIn) withWorkRequests(() => undefined);
  }, PRELOAD_DELAY_MS);
  await (isSignedIn ? loadUserHome() : loadVisitorHome());
}

/** Home screen of a visitor or of the signed-in user. */
export function DashboardScreen() {
  const { t } = useLingui();
  const session = useSession();
  return (
    // As high as the window: a footer that showed first and then left would be a layout shift.
    <Suspense fallback={<SkeletonLines lines={8} label={t`Loading...`} className="min-h-dvh" />}>
      {session.status === 'signed-out' ? (
        <VisitorHome />
      ) : (
        <UserHome user={session.status === 'signed-in' ? session.user : undefined} />
      )}
    </Suspense>
  );
}
