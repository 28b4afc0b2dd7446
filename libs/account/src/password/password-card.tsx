import { Trans, useLingui } from '@lingui/react/macro';
import { sessionQueries } from '@omics-portal/resources';
import { Button, Card, deferredComponent, TextLink } from '@omics-portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useAccount } from '../account-context';
import type { PasswordDialogProps } from './password-dialog';

const PasswordDialog = deferredComponent<PasswordDialogProps>(
  async () => (await import('./password-dialog')).PasswordDialog,
);

/** Password of the user: changed here, or a sentence that says where. */
export function PasswordCard() {
  const { client, identity } = useAccount();
  const { t } = useLingui();
  // A server that lists the sign-ins has the accounts, and their passwords.
  const { data } = useQuery(sessionQueries(client).list());
  const [changing, setChanging] = useState<boolean>();
  return (
    <Card
      title={t`Password`}
      actions={data ? <Button onClick={() => setChanging(true)}>{t`Change the password`}</Button> : null}
    >
      {data ? (
        <Trans>Changing the password signs out all other browsers.</Trans>
      ) : identity.resetPasswordUrl === null ? (
        <Trans>Passwords are changed by the people who run this site.</Trans>
      ) : (
        <Trans>
          The password is changed{' '}
          <TextLink href={identity.resetPasswordUrl}>at the identity provider</TextLink>.
        </Trans>
      )}
      {changing === undefined ? null : <PasswordDialog open={changing} onOpenChange={setChanging} />}
    </Card>
  );
}
