import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Dialog } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useId, type FormEventHandler, type ReactNode } from 'react';

interface ChangeDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description: string;
  /** Whether the change is being sent. */
  readonly busy: boolean;
  /** Error of the last attempt; null without one. */
  readonly error: Error | null;
  /** Title of that error. */
  readonly errorTitle: string;
  readonly onSubmit: FormEventHandler<HTMLFormElement>;
  /** Fields of the form. */
  readonly children: ReactNode;
}

/** Dialog with a form that changes an account: its fields, the error of the last attempt, and buttons to cancel and to change. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { open, onOpenChange, title, description, busy, error, errorTitle, onSubmit, children } = props;
  const { t } = useLingui();
  const errorText = useErrorText();
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="primary" type="submit" form={formId} busy={busy}>
            <Trans>Change</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="flex flex-col gap-4" onSubmit={onSubmit}>
        {error ? (
          <Alert tone="danger" title={errorTitle}>
            {errorText(error)}
          </Alert>
        ) : null}
        {children}
      </form>
    </Dialog>
  );
}
