import { useLingui } from '@lingui/react/macro';
import type { Account } from '@omics-portal/api';
import { endSessionsOfAccount, resetSecondFactor, updateAccount } from '@omics-portal/resources';
import { AlertDialog, notify } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useMutation } from '@tanstack/react-query';
import { useAccount } from '../account-context';

/** Actions on an account that are confirmed first. */
export type ConfirmedAction = 'disable' | 'enable' | 'sessions' | 'second-factor';

interface ConfirmAccountActionProps {
  action: ConfirmedAction;
  account: Account;
  onClose: () => void;
}

/** Confirmation of an action on an account: names it, and says what follows at once. */
export function ConfirmAccountAction({ action, account: { username }, onClose }: ConfirmAccountActionProps) {
  const { client } = useAccount();
  const { t } = useLingui();
  const errorText = useErrorText();
  const update = useMutation(updateAccount(client));
  const end = useMutation(endSessionsOfAccount(client));
  const reset = useMutation(resetSecondFactor(client));
  const texts = {
    disable: {
      title: t`Disable the account ${username}?`,
      body: t`Its sign-ins and access tokens are refused from the next request on. Its projects, reports and files stay.`,
      label: t`Disable`,
      done: t`The account ${username} is disabled`,
    },
    enable: {
      title: t`Enable the account ${username}?`,
      body: t`It can sign in again with its password, and its access tokens work again.`,
      label: t`Enable`,
      done: t`The account ${username} is enabled`,
    },
    sessions: {
      title: t`Sign ${username} out everywhere?`,
      body: t`All its browsers must sign in again. Its access tokens stay.`,
      label: t`Sign out`,
      done: t`${username} is signed out everywhere`,
    },
    'second-factor': {
      title: t`Remove the second factor of ${username}?`,
      body: t`After that, the password alone is enough to sign in. Do this only for a person you know who has lost the authenticator.`,
      label: t`Remove`,
      done: t`${username} has no second factor`,
    },
  }[action];
  const options = {
    onSuccess: () => notify({ tone: 'success', title: texts.done }),
    onError: (error: Error) =>
      notify({
        tone: 'danger',
        title: t`The account was not changed`,
        description: errorText(error) ?? '',
      }),
    onSettled: onClose,
  };
  const confirm = () => {
    switch (action) {
      case 'sessions':
        return end.mutate(username, options);
      case 'second-factor':
        return reset.mutate(username, options);
      default:
        return update.mutate({ username, change: { disabled: action === 'disable' } }, options);
    }
  };
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      tone={action === 'enable' ? 'default' : 'danger'}
      title={texts.title}
      body={texts.body}
      confirmLabel={texts.label}
      cancelLabel={t`Cancel`}
      busy={update.isPending || end.isPending || reset.isPending}
      onConfirm={confirm}
    />
  );
}
