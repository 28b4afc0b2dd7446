import { loadMessages, type FeedbackDialogProps } from '@omics-portal/account';
import { usePortal, useSession } from '../../composition/use-portal';
import { LazyDialog } from '../lazy/lazy-dialog';
import { lazyPart } from '../lazy/lazy-part';

const dialog = lazyPart<FeedbackDialogProps>(
  async () => (await import('./account-parts')).FeedbackDialog,
  loadMessages,
);

/** Feedback form, opened by any button; it needs neither an issue tracker nor an account. Each opening starts with an empty form. */
export function FeedbackHost(props: Pick<FeedbackDialogProps, 'open' | 'onOpenChange'>) {
  const { clients, config } = usePortal();
  const session = useSession();
  return (
    <LazyDialog
      part={dialog}
      props={{
        ...props,
        client: clients.datains,
        email: session.status === 'signed-in' ? session.user.email : '',
        issues: config.links.issues,
      }}
    />
  );
}
