import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { notificationQueries } from '@omics-portal/resources';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { CheckCheck } from 'lucide-react';
import { useEffect } from 'react';
import {
  Button,
  Card,
  EmptyState,
  ErrorState,
  notify,
  PageHeader,
  Pagination,
  SegmentedControl,
  SkeletonLines,
} from '@omics-portal/ui';
import { useErrorText, usePaginationLabels } from '@omics-portal/wording';
import { useAccount } from '../account-context';
import { NotificationItem } from './notification-item';
import {
  notificationListInput,
  NOTIFICATIONS_PER_PAGE,
  type NotificationsSearch,
} from './notification-list-input';
import { useNotificationActions } from './use-notification-actions';

export interface NotificationsScreenProps {
  /** Title of the page. */
  title: string;
  search: NotificationsSearch;
  onSearchChange: (search: NotificationsSearch) => void;
}

/** All notifications of the signed-in user, newest first as the server orders them. New ones appear as they come. */
export function NotificationsScreen({ title, search, onSearchChange }: NotificationsScreenProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { client, links, followEvents, notificationsPollMs } = useAccount();
  useEffect(followEvents, [followEvents]);
  const unreadOnly = search.unread ?? false;
  const { data, error, isPending, refetch } = useQuery({
    ...notificationQueries(client).list(notificationListInput(search)),
    refetchInterval: notificationsPollMs,
    placeholderData: keepPreviousData,
  });
  const actions = useNotificationActions(client, (failure) => {
    const title = t`The notification could not be changed`;
    notify({ tone: 'danger', title, description: errorText(failure) });
  });

  return (
    <>
      <PageHeader
        title={title}
        {...(data
          ? { description: <Plural value={data.total} one="# notification" other="# notifications" /> }
          : {})}
        actions={
          <>
            <SegmentedControl
              label={t`Which notifications to show`}
              value={unreadOnly ? 'unread' : 'all'}
              onValueChange={(value) =>
                onSearchChange({ page: 1, ...(value === 'unread' ? { unread: true } : {}) })
              }
              options={[
                { value: 'all', label: t`All` },
                { value: 'unread', label: t`Unread` },
              ]}
            />
            <Button
              icon={<CheckCheck />}
              busy={actions.markAll.isPending}
              onClick={() => actions.markAll.mutate()}
            >
              <Trans>Read All Messages</Trans>
            </Button>
          </>
        }
      />
      <Card>
        {isPending ? <SkeletonLines lines={6} label={t`Loading...`} /> : null}
        {error && !data ? (
          <ErrorState
            title={t`Notifications could not be loaded`}
            message={errorText(error)}
            retryLabel={t`Retry`}
            onRetry={() => void refetch()}
          />
        ) : null}
        {data?.data.length === 0 ? <NothingHere unreadOnly={unreadOnly} /> : null}
        {data && data.data.length > 0 ? (
          <>
            <ul className="divide-y divide-border">
              {data.data.map((one) => (
                <NotificationItem
                  key={one.id}
                  notification={one}
                  subjectHref={links.notificationSubject}
                  onMark={(status) => actions.mark.mutate({ id: one.id, status })}
                />
              ))}
            </ul>
            <Pages
              total={data.total}
              page={search.page}
              onPage={(page) => onSearchChange({ ...search, page })}
            />
          </>
        ) : null}
      </Card>
    </>
  );
}

function Pages({ total, page, onPage }: { total: number; page: number; onPage: (page: number) => void }) {
  const labels = usePaginationLabels();
  return (
    <Pagination
      page={page}
      pageSize={NOTIFICATIONS_PER_PAGE}
      pageSizes={[NOTIFICATIONS_PER_PAGE]}
      total={total}
      onChange={(next) => onPage(next.page)}
      labels={labels}
    />
  );
}

function NothingHere({ unreadOnly }: { unreadOnly: boolean }) {
  const { t } = useLingui();
  return unreadOnly ? (
    <EmptyState title={t`Nothing unread`} description={t`You are up to date.`} />
  ) : (
    <EmptyState
      title={t`No notifications yet`}
      description={t`When a job ends or a report is ready, a notification appears here.`}
    />
  );
}
