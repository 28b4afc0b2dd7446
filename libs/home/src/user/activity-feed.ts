import type { Notification, Project, Task } from '@omics-portal/api';
import { hasFailed } from '@omics-portal/resources';

/** Event of the activity list. The screen has a message for each kind. */
export type ActivityEvent = {
  readonly key: string;
  /** Milliseconds since the epoch. */
  readonly time: number;
} & (
  | {
      readonly kind: 'notice';
      /** Of the notification; null once it has been read. */
      readonly unreadId: number | null;
      readonly title: string;
      readonly description: string;
      readonly outcome: Notification['outcome'];
      readonly subject: Notification['subject'];
    }
  | { readonly kind: 'project-started'; readonly id: string; readonly name: string }
  | { readonly kind: 'project-ended'; readonly id: string; readonly name: string; readonly failed: boolean }
  | {
      readonly kind: 'report-ended';
      readonly id: string;
      readonly name: string;
      readonly failed: boolean;
      /** Number of reports of this name with the same outcome: each job of a project creates one. */
      readonly count: number;
    }
);

export interface ActivitySources {
  readonly notices: readonly Notification[];
  readonly projects: readonly Project[];
  readonly reports: readonly Task[];
}

function ofProject(project: Project): ActivityEvent[] {
  const { id, project_name: name, started_time: started, finished_time: finished } = project;
  const begun: ActivityEvent[] = started
    ? [{ kind: 'project-started', key: `project-${id}-started`, time: started, id, name }]
    : [];
  const ended: ActivityEvent[] = finished
    ? [
        {
          kind: 'project-ended',
          key: `project-${id}-ended`,
          time: finished,
          id,
          name,
          failed: hasFailed(project),
        },
      ]
    : [];
  return [...begun, ...ended];
}

/** One event for all reports of a name with the same outcome, at the time of the last. */
function ofReports(reports: readonly Task[]): ActivityEvent[] {
  const ended = reports.filter(({ finished_time: finished }) => Boolean(finished));
  const groups = new Map<string, Task[]>();
  for (const report of ended) {
    const key = `${report.name}-${hasFailed(report)}`;
    groups.set(key, [...(groups.get(key) ?? []), report]);
  }
  return [...groups.values()].flatMap((group) => {
    const [last] = group.toSorted((one, other) => endOf(other) - endOf(one));
    return last === undefined
      ? []
      : [
          {
            kind: 'report-ended',
            key: `report-${last.id}`,
            time: endOf(last),
            id: last.id,
            name: last.name,
            failed: hasFailed(last),
            count: group.length,
          },
        ];
  });
}

function endOf({ finished_time: finished }: Task): number {
  return finished ?? 0;
}

function ofNotice(notice: Notification): ActivityEvent {
  const { id, title, description, created_time: time, outcome, subject, status } = notice;
  return {
    kind: 'notice',
    key: `notice-${id}`,
    // A service may leave the time out, against the contract.
    time: Number.isFinite(time) ? time : 0,
    unreadId: status === 'Unread' ? id : null,
    title,
    description: description ?? '',
    outcome,
    subject,
  };
}

/** Maximum time in milliseconds between the end of a work and a notice without a subject that names it. */
const SAME_MS = 120_000;

function hasNotice(notices: readonly ActivityEvent[], event: ActivityEvent): boolean {
  return (
    (event.kind === 'project-ended' || event.kind === 'report-ended') &&
    notices.some(
      (notice) =>
        notice.kind === 'notice' &&
        (notice.subject === undefined
          ? notice.title.includes(event.name) && Math.abs(notice.time - event.time) < SAME_MS
          : notice.subject.id === event.id),
    )
  );
}

/**
 * Activity list, newest first: notices, and starts and ends of the user's own work. Some servers send a notice for an end;
 * such an end is not listed twice.
 * @param limit maximum number of events
 */
export function activityFeed(
  { notices, projects, reports }: ActivitySources,
  limit: number,
): ActivityEvent[] {
  const noticeEvents = notices.map(ofNotice);
  const work = [...projects.flatMap(ofProject), ...ofReports(reports)];
  return [...noticeEvents, ...work.filter((event) => !hasNotice(noticeEvents, event))]
    .toSorted((one, other) => other.time - one.time)
    .slice(0, limit);
}
