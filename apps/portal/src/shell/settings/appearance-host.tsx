import { loadMessages } from '@omics-portal/account';
import { DialogPart } from '../dialog-part';
import { definePart } from '../part';
import { usePortal, useSession } from '../use-portal';
import type { AppearanceDrawerProps } from './appearance-drawer';

const drawer = definePart<AppearanceDrawerProps>(async ({ words }) => {
  const [part] = await Promise.all([import('./appearance-drawer'), words.need(loadMessages)]);
  return part.AppearanceDrawer;
});

/** Whether there are theme settings: for everybody outside production, and in production for who is signed in. */
export function useHasAppearance(): boolean {
  const session = useSession();
  return !import.meta.env.PROD || session.status !== 'signed-out';
}

/** The theme settings, from whichever button. Both the panel and its words come with the first press. */
export function AppearanceHost(props: Pick<AppearanceDrawerProps, 'open' | 'onOpenChange'>) {
  const { preferences } = usePortal();
  return <DialogPart part={drawer} props={{ ...props, preferences }} />;
}
