import { loadMessages, type FeedbackDialogProps } from '@omics-portal/account';
import { DialogPart } from './dialog-part';
import { definePart } from './part';
import { usePortal, useSession } from './use-portal';

const dialog = definePart<FeedbackDialogProps>(async ({ words }) => {
  const [part] = await Promise.all([import('./feedback-dialog'), words.need(loadMessages)]);
  return part.FeedbackDialog;
});

/** The feedback form, from whichever button. Each opening starts with an empty form. */
export function FeedbackHost(props: Pick<FeedbackDialogProps, 'open' | 'onOpenChange'>) {
  const { clients, config } = usePortal();
  const session = useSession();
  return (
    <DialogPart
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
