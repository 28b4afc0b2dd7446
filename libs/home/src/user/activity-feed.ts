import type { Notification, Project, Task } from '@omics-portal/api';

/** One thing that happened. The screen puts it into words. */
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
      /** How many reports of this name ended alike: the jobs of one project each make one. */
      readonly count: number;
    }
);

export interface ActivitySources {
  readonly notices: readonly Notification[];
  readonly projects: readonly Project[];
  readonly reports: readonly Task[];
}

function ofProject(project: Project): ActivityEvent[] {
  const { id, project_name: name, status, started_time: started, finished_time: finished } = project;
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
          failed: status === 'Failed',
        },
      ]
    : [];
  return [...begun, ...ended];
}

/** One event for all reports of a name that ended alike, at the time of the last. */
function ofReports(reports: readonly Task[]): ActivityEvent[] {
  const ended = reports.filter(({ finished_time: finished }) => Boolean(finished));
  const groups = new Map<string, Task[]>();
  for (const report of ended) {
    const key = `${report.name}-${report.status === 'Failed'}`;
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
            failed: last.status === 'Failed',
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

/** A notice without a subject that comes within this time of an end and names the same work is about that end. */
const SAME_MS = 120_000;

function isToldBy(notices: readonly ActivityEvent[], event: ActivityEvent): boolean {
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
 * What happened lately, newest first: notices, and starts and ends of the caller's own work. Servers differ in whether they
 * send a notice for an end; where one did, the end itself is not told again.
 */
export function activityFeed({ notices, projects, reports }: ActivitySources, most: number): ActivityEvent[] {
  const told = notices.map(ofNotice);
  const work = [...projects.flatMap(ofProject), ...ofReports(reports)];
  return [...told, ...work.filter((event) => !isToldBy(told, event))]
    .toSorted((one, other) => other.time - one.time)
    .slice(0, most);
}
