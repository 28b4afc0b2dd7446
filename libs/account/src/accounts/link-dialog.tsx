import { Trans, useLingui } from '@lingui/react/macro';
import type { Account } from '@omics-portal/api';
import { createOneTimeLink } from '@omics-portal/resources';
import { Alert, Button, Dialog } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useMutation } from '@tanstack/react-query';
import { useAccount } from '../account-context';
import { ShownLink } from './shown-link';

/** Dialog that makes a one-time link by which the owner of an account chooses a password. */
export function LinkDialog({ account: { username }, onClose }: { account: Account; onClose: () => void }) {
  const { client } = useAccount();
  const { t } = useLingui();
  const errorText = useErrorText();
  const { mutate, data, error, isPending } = useMutation(createOneTimeLink(client));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t`One-time link for ${username}`}
      closeLabel={t`Close`}
      footer={
        data ? (
          <Button variant="primary" onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <Button variant="primary" busy={isPending} onClick={() => mutate(username)}>
              <Trans>Create the link</Trans>
            </Button>
          </>
        )
      }
    >
      {data ? (
        <ShownLink link={data} username={username} />
      ) : (
        <div className="flex flex-col gap-4">
          {error ? (
            <Alert tone="danger" title={t`The link was not created`}>
              {errorText(error)}
            </Alert>
          ) : null}
          <p>
            <Trans>
              The link lets {username} choose a new password. The current password works until the link is
              used; then all sign-ins of the account end. Earlier links stop working at once.
            </Trans>
          </p>
        </div>
      )}
    </Dialog>
  );
}
