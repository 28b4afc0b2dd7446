import { useSession } from '../shell/use-portal';
import { PublicOverview } from './public-overview';
import { Workplace } from './workplace';

/** The overview: what the portal offers to a visitor, and what is under way to a signed-in user. */
export function DashboardScreen() {
  const session = useSession();
  return session.status === 'signed-in' ? <Workplace user={session.user} /> : <PublicOverview />;
}
