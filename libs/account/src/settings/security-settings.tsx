import { Trans, useLingui } from '@lingui/react/macro';
import { Moment } from '@omics-portal/wording';
import { expiryOf } from '@omics-portal/auth';
import { Button, Card, DescriptionList } from '@omics-portal/ui';
import { AccessTokensCard } from '../access-tokens/access-tokens-card';
import { useAccount } from '../account-context';
import { LocalDataCard } from '../local-data/local-data-card';
import { PasswordCard } from '../password/password-card';
import { SecondFactorCard } from '../second-factor/second-factor-card';
import { SessionsCard } from '../sessions/sessions-card';
import { ShareLinksCard } from '../share-links/share-links-card';

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
      <ShareLinksCard />
      <LocalDataCard />
    </div>
  );
}
