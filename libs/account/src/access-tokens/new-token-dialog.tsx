import { Trans, useLingui } from '@lingui/react/macro';
import { createAccessToken } from '@omics-portal/resources';
import { Alert, Button, Dialog } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useAccount } from '../account-context';
import { CreatedToken } from './created-token';
import { tokenRequest } from './new-token';
import { NewTokenForm } from './new-token-form';

export interface NewTokenDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Dialog that creates a personal access token and shows it once. */
export function NewTokenDialog({ open, onOpenChange }: NewTokenDialogProps) {
  const { client } = useAccount();
  const { t } = useLingui();
  const errorText = useErrorText();
  const formId = useId();
  const { mutate, data, error, isPending, reset } = useMutation(createAccessToken(client));
  const change = (next: boolean) => {
    onOpenChange(next);
    // A dialog that is opened again must not show the old token.
    if (!next) reset();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={data ? t`Your new token` : t`New token`}
      closeLabel={t`Close`}
      footer={
        data ? (
          <Button variant="primary" onClick={() => change(false)}>
            <Trans>I have stored it</Trans>
          </Button>
        ) : (
          <>
            <Button onClick={() => change(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="primary" type="submit" form={formId} busy={isPending}>
              <Trans>Create</Trans>
            </Button>
          </>
        )
      }
    >
      {data ? (
        <CreatedToken created={data} />
      ) : (
        <div className="flex flex-col gap-4">
          {error ? (
            <Alert tone="danger" title={t`The token was not created`}>
              {errorText(error)}
            </Alert>
          ) : null}
          <NewTokenForm id={formId} onSubmit={(token) => mutate(tokenRequest(token))} />
        </div>
      )}
    </Dialog>
  );
}
