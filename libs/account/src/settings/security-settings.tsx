import { Trans, useLingui } from '@lingui/react/macro';
import { Moment } from '@omics-portal/wording';
import { expiryOf } from '@omics-portal/auth';
import { AlertDialog, Button, Card, DescriptionList, notify } from '@omics-portal/ui';
import { useState } from 'react';
import { AccessTokensCard } from '../access-tokens/access-tokens-card';
import { useAccount } from '../account-context';
import { PasswordCard } from '../password/password-card';
import { SecondFactorCard } from '../second-factor/second-factor-card';
import { SessionsCard } from '../sessions/sessions-card';

/** Session of this browser, and data that the portal stores here. */
export function SecuritySettings() {
  const { session, onSignOut } = useAccount();
  const { t } = useLingui();
  const expiry = expiryOf(session.accessToken() ?? '');
  return (
    <div className="flex flex-col gap-4">
      <Card title={t`This session`} actions={<Button onClick={onSignOut}>{t`Logout`}</Button>}>
        <DescriptionList
          columns={2}
          items={[
            {
              term: t`Access until`,
              detail: expiry === undefined ? t`No expiry is set` : <Moment ms={expiry} />,
            },
            { term: t`Renewal`, detail: t`Automatic, while you work` },
          ]}
        />
        <p className="mt-4 text-sm text-muted">
          <Trans>Signing out here signs out all tabs of this browser.</Trans>
        </p>
      </Card>
      <PasswordCard />
      <SecondFactorCard />
      <SessionsCard />
      <AccessTokensCard />
      <LocalData />
    </div>
  );
}

function LocalData() {
  const { onClearLocalData } = useAccount();
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const clear = () => {
    onClearLocalData();
    setAsking(false);
    notify({ tone: 'success', title: t`Local data removed` });
  };
  return (
    <Card
      title={t`Data in this browser`}
      actions={<Button variant="danger" onClick={() => setAsking(true)}>{t`Remove local data`}</Button>}
    >
      <p className="text-muted">
        <Trans>
          Carts, drafts and preferences are stored in this browser only. On a shared computer, remove them
          when you leave.
        </Trans>
      </p>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        tone="danger"
        title={t`Remove local data?`}
        body={t`Carts, drafts and preferences in this browser are lost. Your projects, reports and files on the server stay.`}
        confirmLabel={t`Remove local data`}
        cancelLabel={t`Cancel`}
        onConfirm={clear}
      />
    </Card>
  );
}
