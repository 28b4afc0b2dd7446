import { useLingui } from '@lingui/react/macro';
import { SkeletonLines } from '@omics-portal/ui';
import { lazy, Suspense } from 'react';
import { loadChunk } from '../resilience/load-chunk';
import { useSession } from '../shell/use-portal';
import { PublicOverview } from './public-overview';

/** Only for who is signed in: a visitor's first page does not carry it. */
const Workplace = lazy(
  loadChunk(async () => ({ default: (await import('../workplace/workplace')).Workplace })),
);

/** The overview: what the portal offers to a visitor, and what is under way to a signed-in user. */
export function DashboardScreen() {
  const { t } = useLingui();
  const session = useSession();
  return session.status === 'signed-in' ? (
    <Suspense fallback={<SkeletonLines lines={8} label={t`Loading...`} />}>
      <Workplace user={session.user} />
    </Suspense>
  ) : (
    <PublicOverview />
  );
}
