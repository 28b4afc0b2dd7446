import { Plural, Trans } from '@lingui/react/macro';
import { ButtonLink, Card } from '@omics-portal/ui';
import { useAccount } from '../account-context';
import { NotificationChoiceFields } from './notification-choice-fields';

/** Choice of the events of which the server notifies the user, and how late the portal shows them at most. */
export function NotificationSettings({ title }: { title: string }) {
  const { notificationsPollMs, links } = useAccount();
  const seconds = Math.round(notificationsPollMs / 1000);
  return (
    <Card title={title}>
      <NotificationChoiceFields />
      <p className="mt-4 text-sm text-muted">
        <Trans>
          Announcements of the site are sent to everyone.{' '}
          <Plural
            value={seconds}
            one="New notifications appear within a second."
            other="New notifications appear within # seconds."
          />
        </Trans>
      </p>
      <ButtonLink className="mt-4" href={links.notifications()}>
        <Trans>View all</Trans>
      </ButtonLink>
    </Card>
  );
}
