import { useLingui } from '@lingui/react/macro';
import { SkeletonLines } from '@omics-portal/ui';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../resilience/load-chunk';
import { useSession } from '../composition/use-portal';

/** A visitor's first page does not carry the half of who is signed in, nor the other way round. */
const loadOverview = loadChunk(() => import('../dashboard/public-overview'));
const loadWorkplace = loadChunk(() => import('../workplace/workplace'));

const PublicOverview = lazy(async () => ({ default: (await loadOverview()).PublicOverview }));
const Workplace = lazy(async () => ({ default: (await loadWorkplace()).Workplace }));

/** The code of the half that is going to be shown, so that the page before it stays until then. */
export async function loadDashboard(isSignedIn: boolean): Promise<void> {
  await (isSignedIn ? loadWorkplace() : loadOverview());
}

/** The overview: what the portal offers to a visitor, and what is under way to a signed-in user. */
export function DashboardScreen() {
  const { t } = useLingui();
  const session = useSession();
  return (
    <Suspense fallback={<SkeletonLines lines={8} label={t`Loading...`} />}>
      {session.status === 'signed-out' ? (
        <PublicOverview />
      ) : (
        <Workplace user={session.status === 'signed-in' ? session.user : undefined} />
      )}
    </Suspense>
  );
}
