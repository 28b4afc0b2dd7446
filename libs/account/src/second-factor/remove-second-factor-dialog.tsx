import { Trans, useLingui } from '@lingui/react/macro';
import { removeSecondFactor } from '@omics-portal/resources';
import { Button, Dialog, notify } from '@omics-portal/ui';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useAccount } from '../account-context';
import { PasswordStep } from './password-step';

export interface RemoveSecondFactorDialogProps {
  onClose: () => void;
}

/** Dialog that removes the user's second factor with the password. */
export function RemoveSecondFactorDialog({ onClose }: RemoveSecondFactorDialogProps) {
  const { client } = useAccount();
  const { t } = useLingui();
  const formId = useId();
  const { mutate, error, isPending } = useMutation(removeSecondFactor(client));
  const remove = (password: string) =>
    mutate(password, {
      onSuccess: () => {
        onClose();
        notify({ tone: 'success', title: t`Second factor removed` });
      },
    });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Remove the second factor`}
      description={t`After that, the password alone is enough to sign in. The recovery codes stop working.`}
      closeLabel={t`Close`}
      footer={
        <>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button variant="danger" type="submit" form={formId} busy={isPending}>
            <Trans>Remove</Trans>
          </Button>
        </>
      }
    >
      <PasswordStep
        formId={formId}
        failure={error}
        failureTitle={t`The second factor was not removed`}
        onPassword={remove}
      />
    </Dialog>
  );
}
