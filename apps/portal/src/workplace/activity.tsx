import { useLingui } from '@lingui/react/macro';
import {
  Button,
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Timeline,
  type TimelineItem,
} from '@omics-portal/ui';
import { formatTime, useErrorText } from '@omics-portal/wording';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHrefs, usePortal } from '../shell/use-portal';
import { activityFeed, type ActivityEvent } from './activity-feed';
import { workplaceQueries } from './workplace-queries';

const MOST_SHOWN = 8;

/** Notices, and starts and ends of work. Three lists feed it: what one of them cannot tell, the others still do. */
export function Activity() {
  const { t } = useLingui();
  const { clients, config } = usePortal();
  const hrefs = useHrefs();
  const queries = workplaceQueries(clients);
  const refetchInterval = config.polling.notificationsMs;
  const notices = useQuery({ ...queries.notices(), refetchInterval });
  const projects = useQuery({ ...queries.recentProjects(), refetchInterval });
  const reports = useQuery({ ...queries.recentReports(), refetchInterval });
  const events = activityFeed(
    { notices: notices.data ?? [], projects: projects.data ?? [], reports: reports.data ?? [] },
    MOST_SHOWN,
  );
  return (
    <Card
      title={t`Activity`}
      actions={
        <ButtonLink size="sm" variant="ghost" href={hrefs.notifications()}>
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
            description={t`When a job ends or a report is ready, it shows here.`}
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

/** Words, mark and link of an event. */
function useActivityItem(): (event: ActivityEvent) => TimelineItem {
  const { t } = useLingui();
  const hrefs = useHrefs();
  return (event) => {
    const base = {
      key: event.key,
      time: formatTime(event.time),
      dateTime: new Date(event.time).toISOString(),
    };
    if (event.kind === 'notice') {
      return { ...base, title: event.title, description: event.description, tone: 'pending' };
    }
    const { id, name } = event;
    if (event.kind === 'project-started') {
      return {
        ...base,
        title: <Linked href={hrefs.project(id)}>{t`Project ${name} was started`}</Linked>,
        tone: 'active',
      };
    }
    const tone = event.failed ? 'exception' : 'success';
    if (event.kind === 'project-ended') {
      const words = event.failed ? t`Project ${name} has failed` : t`Project ${name} has ended`;
      return { ...base, title: <Linked href={hrefs.project(id)}>{words}</Linked>, tone };
    }
    const { count, failed } = event;
    if (count > 1) {
      const words = failed
        ? t`${count} reports of ${name} have failed`
        : t`${count} reports of ${name} are ready`;
      return { ...base, title: <Linked href={hrefs.reports()}>{words}</Linked>, tone };
    }
    const words = failed ? t`Report ${name} has failed` : t`Report ${name} is ready`;
    return { ...base, title: <Linked href={hrefs.report(id)}>{words}</Linked>, tone };
  };
}

function Linked({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="rounded-xs wrap-anywhere hover:text-primary-text hover:underline">
      {children}
    </a>
  );
}
