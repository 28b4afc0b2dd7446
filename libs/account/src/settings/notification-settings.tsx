import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink, Card } from '@omics-portal/ui';
import { useAccount } from '../account-context';

/** Explanation of notifications. The server decides when to send one; there are no settings yet. */
export function NotificationSettings() {
  const { notificationsPollMs, links } = useAccount();
  const { t } = useLingui();
  const seconds = Math.round(notificationsPollMs / 1000);
  return (
    <Card title={t({ message: 'Notification', context: 'settings page' })}>
      <p>
        <Trans>The server notifies you when a job ends and when a report is ready.</Trans>{' '}
        <Plural
          value={seconds}
          one="New notifications are fetched every second."
          other="New notifications are fetched every # seconds."
        />
      </p>
      <p className="mt-2 text-muted">
        <Trans>You cannot choose the events yet.</Trans>
      </p>
      <ButtonLink className="mt-4" href={links.notifications()}>
        <Trans>View all</Trans>
      </ButtonLink>
    </Card>
  );
}
