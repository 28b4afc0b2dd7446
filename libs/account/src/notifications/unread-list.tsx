import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DatainsClient, Notification } from '@omics-portal/api';
import { Alert, Button, EmptyState, ErrorState, IconButton, SkeletonLines, TextLink } from '@omics-portal/ui';
import { Moment, useErrorText } from '@omics-portal/wording';
import { notificationQueries } from '@omics-portal/resources';
import { useQuery } from '@tanstack/react-query';
import { Check, CheckCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { BELL_INPUT } from './bell-input';
import { NotificationTitle, OutcomeTag, type SubjectHref } from './notification-parts';
import { useNotificationActions } from './use-notification-actions';

export interface UnreadListProps {
  client: DatainsClient;
  /** Address of the list of all notifications. */
  href: string;
  /** Address of the project or report of a notification. */
  subjectHref: SubjectHref;
  /** Called when the reader follows one of the links. */
  onFollow: () => void;
}

/** First ten unread notifications, which can be marked as read. Errors are shown here too. */
export function UnreadList({ client, href, subjectHref, onFollow }: UnreadListProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<Error>();
  const { data, error, refetch } = useQuery(notificationQueries(client).list(BELL_INPUT));
  const { mark, markAll } = useNotificationActions(client, setFailure);
  const busy = mark.isPending || markAll.isPending;
  const region = useRef<HTMLDivElement>(null);
  const attempt = (act: () => void) => {
    setFailure(undefined);
    // The pressed button goes away with its notification; focus must not go with it.
    region.current?.focus();
    act();
  };
  return (
    <div ref={region} tabIndex={-1} className="flex flex-col gap-2 outline-none">
      {failure ? (
        <Alert tone="danger" title={t`The notification could not be changed`}>
          {errorText(failure)}
        </Alert>
      ) : null}
      {data === undefined && !error ? <SkeletonLines lines={5} label={t`Loading...`} /> : null}
      {data === undefined && error ? (
        <ErrorState
          title={t`Notifications could not be loaded`}
          message={errorText(error)}
          retryLabel={t`Retry`}
          onRetry={() => void refetch()}
        />
      ) : null}
      {data && data.data.length === 0 ? (
        <EmptyState
          title={t`Nothing unread`}
          description={t`When a job ends or a report is ready, a notification appears here.`}
        />
      ) : null}
      {data && data.data.length > 0 ? (
        <ul className="divide-y divide-border" aria-label={t`Unread`}>
          {data.data.map((notification) => (
            <UnreadItem
              key={notification.id}
              notification={notification}
              disabled={busy}
              subjectHref={subjectHref}
              onOpen={() => {
                mark.mutate({ id: notification.id, status: 'Read' });
                onFollow();
              }}
              onRead={() => attempt(() => mark.mutate({ id: notification.id, status: 'Read' }))}
            />
          ))}
        </ul>
      ) : null}
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1 border-t border-border px-2 pt-2">
        <TextLink href={href} onClick={onFollow}>
          <Trans>View all</Trans>
        </TextLink>
        {data && data.total > data.data.length ? (
          <span className="text-xs text-muted">
            <Plural value={data.total} one="# unread" other="# unread" />
          </span>
        ) : null}
        {data && data.total > 0 ? (
          <Button
            size="sm"
            variant="ghost"
            className="ms-auto"
            icon={<CheckCheck />}
            busy={markAll.isPending}
            onClick={() => attempt(() => markAll.mutate())}
          >
            <Trans>Mark all as read</Trans>
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Unread notification. Its text comes from the server and is shown as plain text. */
function UnreadItem({
  notification,
  disabled,
  subjectHref,
  onOpen,
  onRead,
}: {
  notification: Notification;
  disabled: boolean;
  subjectHref: SubjectHref;
  onOpen: () => void;
  onRead: () => void;
}) {
  const { t } = useLingui();
  const { title, description, created_time: created, outcome } = notification;
  return (
    <li className="flex items-start gap-2 px-2 py-2.5">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <NotificationTitle
            notification={notification}
            subjectHref={subjectHref}
            onOpen={onOpen}
            className="font-medium"
          />
          <OutcomeTag outcome={outcome} />
        </p>
        {description ? <p className="mt-0.5 line-clamp-3 text-muted wrap-anywhere">{description}</p> : null}
        <p className="mt-0.5 text-xs text-muted">
          <Moment ms={created} />
        </p>
      </div>
      <IconButton
        size="sm"
        label={t`Mark as read: ${title}`}
        icon={<Check />}
        disabled={disabled}
        onClick={onRead}
      />
    </li>
  );
}
