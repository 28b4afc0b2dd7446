import { Trans, useLingui } from '@lingui/react/macro';
import type { Notification } from '@omics-portal/api';
import { Button, cn, Tag } from '@omics-portal/ui';
import { Moment } from '@omics-portal/wording';
import { NotificationTitle, OutcomeTag, type SubjectHref } from './notification-parts';

export interface NotificationItemProps {
  notification: Notification;
  subjectHref: SubjectHref;
  onMark: (status: 'Read' | 'Unread') => void;
}

/** One notification; opening its subject marks it as read. What it says comes from the server and is shown as text, never as HTML. */
export function NotificationItem({ notification, subjectHref, onMark }: NotificationItemProps) {
  const { t } = useLingui();
  const { title, description, created_time: created, notification_type: type, status } = notification;
  const unread = status === 'Unread';
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className={cn('min-w-0 flex-1 basis-64', unread ? '' : 'text-muted')}>
        <p className="flex flex-wrap items-center gap-2">
          <NotificationTitle
            notification={notification}
            subjectHref={subjectHref}
            onOpen={() => unread && onMark('Read')}
            className={cn(unread && 'font-semibold')}
          />
          <OutcomeTag outcome={notification.outcome} />
          <Tag>{type === 'default' ? t`General` : type}</Tag>
          {unread ? <Tag tone="info">{t`Unread`}</Tag> : null}
        </p>
        {description ? (
          <p className="mt-1 text-sm whitespace-pre-line wrap-anywhere text-muted">{description}</p>
        ) : null}
        <p className="mt-1 text-xs text-muted">
          <Moment ms={created} />
        </p>
      </div>
      <Button
        size="sm"
        aria-label={unread ? t`Mark as read: ${title}` : t`Mark as unread: ${title}`}
        onClick={() => onMark(unread ? 'Read' : 'Unread')}
      >
        {unread ? <Trans>Mark As Read</Trans> : <Trans>Mark as unread</Trans>}
      </Button>
    </li>
  );
}
