import { useLingui } from '@lingui/react/macro';
import { invalidateNotifications, setNotificationStatus } from '@omics-portal/resources';
import {
  Button,
  ButtonLink,
  Card,
  cn,
  EmptyState,
  ErrorState,
  Timeline,
  type TimelineItem,
} from '@omics-portal/ui';
import { formatTime, useErrorText } from '@omics-portal/wording';
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHome } from '../ports/home-ports';
import { userQueries } from '../queries/user-queries';
import { activityFeed, type ActivityEvent } from './activity-feed';

const MAX_SHOWN = 8;

/** Activity panel: notices, and starts and ends of work. Its three lists load and fail separately. */
export function Activity() {
  const { t } = useLingui();
  const home = useHome();
  const { links, polling } = home;
  const refetchInterval = polling.notificationsMs;
  const { newestNotifications, newestProjects, newestReports } = userQueries(home);
  const notices = useQuery({ ...newestNotifications, refetchInterval });
  const projects = useQuery({ ...newestProjects, refetchInterval });
  const reports = useQuery({ ...newestReports, refetchInterval });
  const events = activityFeed(
    {
      notices: notices.data?.data ?? [],
      projects: projects.data?.data ?? [],
      reports: reports.data ?? [],
    },
    MAX_SHOWN,
  );
  return (
    <Card
      title={t`Activity`}
      actions={
        <ButtonLink size="sm" variant="ghost" href={links.notifications()}>
          {t`Notifications`}
        </ButtonLink>
      }
    >
      <ActivityList events={events} sources={[notices, projects, reports]} />
    </Card>
  );
}

interface ActivityListProps {
  events: readonly ActivityEvent[];
  sources: readonly UseQueryResult[];
}

function ActivityList({ events, sources }: ActivityListProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const item = useActivityItem();
  const failed = sources.filter(({ isError, data }) => isError && data === undefined);
  const retry = () => failed.forEach(({ refetch }) => void refetch());
  const first = failed[0];
  if (first && failed.length === sources.length) {
    return (
      <ErrorState
        className="py-4"
        title={t`This panel could not be loaded`}
        message={errorText(first.error)}
        retryLabel={t`Retry`}
        onRetry={retry}
      />
    );
  }
  const waiting = events.length === 0 && sources.some(({ isPending }) => isPending);
  return (
    <>
      <Timeline
        label={t`Activity`}
        items={events.map(item)}
        loading={waiting}
        loadingLabel={t`Loading...`}
        empty={
          <EmptyState
            className="py-4"
            icon={<History />}
            title={t`Nothing has happened yet`}
            description={t`When a job ends or a report is ready, it appears here.`}
          />
        }
      />
      {first ? (
        <p role="alert" className="mt-3 flex flex-wrap items-center gap-2 text-sm text-muted">
          {t`A part of it could not be loaded.`}
          <Button
            size="sm"
            onClick={retry}
            aria-label={t`Retry: the rest of the activity`}
          >{t`Retry`}</Button>
        </p>
      ) : null}
    </>
  );
}

/** Title, tone and link of an event. */
function useActivityItem(): (event: ActivityEvent) => TimelineItem {
  const { t } = useLingui();
  const { links } = useHome();
  return (event) => {
    const base = {
      key: event.key,
      time: formatTime(event.time),
      ...(event.time > 0 ? { dateTime: new Date(event.time).toISOString() } : {}),
    };
    if (event.kind === 'notice') {
      return {
        ...base,
        title: <NoticeTitle event={event} />,
        description: event.description,
        tone: NOTICE_TONES[event.outcome ?? 'none'],
      };
    }
    const { id, name } = event;
    if (event.kind === 'project-started') {
      return {
        ...base,
        title: <Linked href={links.project(id)}>{t`Project ${name} was started`}</Linked>,
        tone: 'active',
      };
    }
    const tone = event.failed ? 'exception' : 'success';
    if (event.kind === 'project-ended') {
      const title = event.failed ? t`Project ${name} has failed` : t`Project ${name} has ended`;
      return {
        ...base,
        title: (
          <Linked failed={event.failed} href={links.project(id)}>
            {title}
          </Linked>
        ),
        tone,
      };
    }
    const { count, failed } = event;
    if (count > 1) {
      const title = failed
        ? t`${count} reports of ${name} have failed`
        : t`${count} reports of ${name} are ready`;
      return {
        ...base,
        title: (
          <Linked failed={failed} href={links.reports()}>
            {title}
          </Linked>
        ),
        tone,
      };
    }
    const title = failed ? t`Report ${name} has failed` : t`Report ${name} is ready`;
    return {
      ...base,
      title: (
        <Linked failed={failed} href={links.report(id)}>
          {title}
        </Linked>
      ),
      tone,
    };
  };
}

const NOTICE_TONES = { failed: 'exception', succeeded: 'success', none: 'pending' } as const;

/** Title of a notice, linked to its subject; following the link marks the notice as read. */
function NoticeTitle({ event }: { event: Extract<ActivityEvent, { kind: 'notice' }> }) {
  const { datains, links } = useHome();
  const queryClient = useQueryClient();
  const { title, subject, unreadId, outcome } = event;
  if (!subject) {
    return title;
  }
  const markRead = async (id: number) => {
    await setNotificationStatus(datains, id, 'Read');
    await invalidateNotifications(queryClient);
  };
  return (
    <Linked
      href={links.notificationSubject(subject)}
      failed={outcome === 'failed'}
      onFollow={() => {
        // Best effort: the page is left, and an unread notice stays in the bell.
        if (unreadId !== null) markRead(unreadId).catch(() => undefined);
      }}
    >
      {title}
    </Linked>
  );
}

interface LinkedProps {
  href: string;
  /** Shows the colour of a failure, in addition to the text. */
  failed?: boolean;
  onFollow?: () => void;
  children: ReactNode;
}

function Linked({ href, failed = false, onFollow, children }: LinkedProps) {
  return (
    <a
      href={href}
      onClick={onFollow}
      className={cn(
        'rounded-xs wrap-anywhere hover:underline',
        failed ? 'text-danger' : 'hover:text-primary-text',
      )}
    >
      {children}
    </a>
  );
}
