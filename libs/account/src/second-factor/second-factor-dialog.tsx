import { Trans, useLingui } from '@lingui/react/macro';
import { beginSecondFactor, confirmSecondFactor } from '@omics-portal/resources';
import { Button, Dialog } from '@omics-portal/ui';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useAccount } from '../account-context';
import { AuthenticatorStep } from './authenticator-step';
import { PasswordStep } from './password-step';
import { RecoveryCodes } from './recovery-codes';

export interface SecondFactorDialogProps {
  onClose: () => void;
}

/** Dialog that sets up a second factor: password, secret and first code, recovery codes. */
export function SecondFactorDialog({ onClose }: SecondFactorDialogProps) {
  const { client } = useAccount();
  const { t } = useLingui();
  const formId = useId();
  const begin = useMutation(beginSecondFactor(client));
  const confirm = useMutation(confirmSecondFactor(client));
  const isDone = confirm.data !== undefined;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`Set up a second factor`}
      description={
        isDone
          ? t`The second factor is in use. Store the recovery codes in case you lose the authenticator.`
          : t`You need an authenticator: an app such as Aegis, FreeOTP, 1Password or Google Authenticator.`
      }
      closeLabel={t`Close`}
      footer={
        isDone ? (
          <Button variant="primary" onClick={onClose}>
            <Trans>I have saved the codes</Trans>
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="primary" type="submit" form={formId} busy={begin.isPending || confirm.isPending}>
              {begin.data ? <Trans>Confirm</Trans> : <Trans>Continue</Trans>}
            </Button>
          </>
        )
      }
    >
      {isDone ? (
        <RecoveryCodes codes={confirm.data} />
      ) : begin.data ? (
        <AuthenticatorStep
          factor={begin.data}
          formId={formId}
          failure={confirm.error}
          onCode={(code) => confirm.mutate(code)}
        />
      ) : (
        <PasswordStep
          formId={formId}
          failure={begin.error}
          failureTitle={t`The second factor was not set up`}
          onPassword={(password) => begin.mutate(password)}
        />
      )}
    </Dialog>
  );
}
