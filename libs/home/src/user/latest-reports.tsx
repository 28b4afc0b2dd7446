import { useLingui } from '@lingui/react/macro';
import type { Task } from '@omics-portal/api';
import { readVerdict, taskStatus, VERDICT_TONES } from '@omics-portal/resources';
import { ButtonLink, EmptyState } from '@omics-portal/ui';
import { TASK_STATE_LABELS, VERDICT_LABELS } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { useHome } from '../ports/home-ports';
import { userQueries } from '../queries/user-queries';
import { Panel } from '../panel/panel';
import { TaskRow } from './task-row';

const MAX_SHOWN = 5;

/** Newest quality reports, each with its verdict: how good the latest batches of the user are. */
export function LatestReports() {
  const { t } = useLingui();
  const home = useHome();
  const { links, polling } = home;
  // The interval of the activity panel, which has the same query: two intervals would request it twice as often.
  const query = useQuery({ ...userQueries(home).newestReports, refetchInterval: polling.notificationsMs });
  return (
    <Panel
      title={t`Latest Reports`}
      query={query}
      actions={
        <ButtonLink size="sm" variant="ghost" href={links.reports()}>
          {t`All Reports`}
        </ButtonLink>
      }
    >
      {(reports) =>
        reports.length === 0 ? (
          <EmptyState
            className="py-4"
            title={t`No reports yet`}
            description={t`When a report is finished, its verdict appears here.`}
          />
        ) : (
          <ul aria-label={t`Latest Reports`} className="divide-y divide-border">
            {reports.slice(0, MAX_SHOWN).map((report) => (
              <LatestReport key={report.id} report={report} />
            ))}
          </ul>
        )
      }
    </Panel>
  );
}

function LatestReport({ report: { id, name, status, verdict, started_time: started } }: { report: Task }) {
  const { i18n } = useLingui();
  const { links } = useHome();
  const { state, tone } = taskStatus(status);
  // A running or failed report has no verdict, nor has one of an older server.
  const level = readVerdict(verdict);
  const shown = level
    ? { tone: VERDICT_TONES[level], label: VERDICT_LABELS[level] }
    : { tone, label: TASK_STATE_LABELS[state] };
  return (
    <TaskRow
      name={
        <a href={links.report(id)} className="rounded-xs hover:text-primary-text hover:underline">
          {name}
        </a>
      }
      tone={shown.tone}
      label={i18n._(shown.label)}
      started={started}
    />
  );
}
