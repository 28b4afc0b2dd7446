import { useLingui } from '@lingui/react/macro';
import { loadMessages, type FeedbackDialogProps } from '@omics-portal/account';
import { IconButton } from '@omics-portal/ui';
import { MessageSquareWarning } from 'lucide-react';
import { usePortal, useSession } from '../../composition/use-portal';
import { useShellActions } from '../actions/use-shell-actions';
import { LazyDialog } from '../lazy/lazy-dialog';
import { lazyPart } from '../lazy/lazy-part';

const dialog = lazyPart<FeedbackDialogProps>(
  async () => (await import('./account-parts')).FeedbackDialog,
  loadMessages,
);

/** Button that opens the feedback form, which needs neither an issue tracker nor an account. */
export function FeedbackButton() {
  const { t } = useLingui();
  const { openFeedback } = useShellActions();
  return <IconButton label={t`Feedback`} icon={<MessageSquareWarning />} onClick={openFeedback} />;
}

/** Feedback form, opened by any button. Each opening starts with an empty form. */
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
