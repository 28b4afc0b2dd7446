import { loadMessages } from '@omics-portal/account';
import { usePortal, useSession } from '../../composition/use-portal';
import { LazyDialog } from '../lazy/lazy-dialog';
import { lazyPart } from '../lazy/lazy-part';
import type { AppearanceDrawerProps } from './appearance-drawer';

const drawer = lazyPart<AppearanceDrawerProps>(
  async () => (await import('./appearance-drawer')).AppearanceDrawer,
  loadMessages,
);

/** True if theme settings are available: to all users outside production, and to signed-in users in production. */
export function useHasAppearance(): boolean {
  const session = useSession();
  return !import.meta.env.PROD || session.status !== 'signed-out';
}

/** Lazily loaded theme settings. */
export function AppearanceHost(props: Pick<AppearanceDrawerProps, 'open' | 'onOpenChange'>) {
  const { preferences } = usePortal();
  return <LazyDialog part={drawer} props={{ ...props, preferences }} />;
}
