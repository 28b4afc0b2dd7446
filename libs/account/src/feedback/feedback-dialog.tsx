import { Trans, useLingui } from '@lingui/react/macro';
import type { DatainsClient } from '@omics-portal/api';
import { sendMessage } from '@omics-portal/resources';
import { Alert, Button, Dialog } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { FeedbackForm } from './feedback-form';
import { toMessage, type Feedback } from './feedback-message';

export interface FeedbackDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  client: DatainsClient;
  /** Of who is signed in; they may write another one, or none. */
  email: string;
  /** Issue tracker, where users can follow their feedback; null if the site has none. */
  issues: string | null;
}

/** Sends feedback to the people who run the site. What was written stays when sending fails. */
export function FeedbackDialog({ open, onOpenChange, client, email, issues }: FeedbackDialogProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const formId = useId();
  const [page] = useState(() => window.location.href);
  const { mutateAsync, data: number, error, isPending } = useMutation(sendMessage(client));
  const send = (feedback: Feedback) => mutateAsync(toMessage(feedback, page));
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Feedback`}
      description={t`It reaches the people who run this site. No account is needed.`}
      closeLabel={t`Close`}
      footer={
        number !== undefined ? (
          <Button variant="primary" onClick={() => onOpenChange(false)}>
            <Trans>Close</Trans>
          </Button>
        ) : (
          <>
            <Button onClick={() => onOpenChange(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="primary" type="submit" form={formId} busy={isPending}>
              <Trans>Send</Trans>
            </Button>
          </>
        )
      }
    >
      {number !== undefined ? (
        <p role="status" className="flex items-start gap-2 py-4">
          <CircleCheck aria-hidden className="mt-0.5 size-5 shrink-0 text-success" />
          <Trans>Thank you. Your feedback was received under number {number}.</Trans>
        </p>
      ) : (
        <div className="flex flex-col gap-4">
          {error ? (
            <Alert tone="danger" title={t`The feedback was not sent`}>
              {errorText(error)}
            </Alert>
          ) : null}
          <FeedbackForm id={formId} email={email} page={page} issues={issues} onSubmit={send} />
        </div>
      )}
    </Dialog>
  );
}
