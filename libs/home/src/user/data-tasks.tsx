import { useLingui } from '@lingui/react/macro';
import type { Task } from '@omics-portal/api';
import { taskStatus } from '@omics-portal/resources';
import { ButtonLink, EmptyState, Status } from '@omics-portal/ui';
import { formatTime, TASK_STATE_LABELS } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useHome } from '../ports/home-ports';
import { userQueries } from '../queries/user-queries';
import { Panel } from '../panel/panel';

/** Uploads of datasets. */
export function DataTasks() {
  const { t } = useLingui();
  const home = useHome();
  const { links, polling } = home;
  const query = useQuery({ ...userQueries(home).uploads, refetchInterval: polling.tasksMs });
  return (
    <Panel
      title={t`Data Task`}
      query={query}
      actions={
        <ButtonLink size="sm" variant="ghost" href={links.uploads()}>
          {t`All Your Data`}
        </ButtonLink>
      }
    >
      {(tasks) =>
        tasks.length === 0 ? (
          <EmptyState
            className="py-4"
            icon={<Upload />}
            title={t`No uploads yet`}
            description={t`Upload a dataset to assess it here.`}
            action={<ButtonLink href={links.uploads()}>{t`Upload a dataset`}</ButtonLink>}
          />
        ) : (
          <ul className="divide-y divide-border">
            {tasks.map((task) => (
              <DataTask key={task.id} task={task} />
            ))}
          </ul>
        )
      }
    </Panel>
  );
}

function DataTask({ task }: { task: Task }) {
  const { i18n } = useLingui();
  const { state, tone } = taskStatus(task.status);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2">
      <span className="min-w-0 font-medium wrap-anywhere">{task.name}</span>
      <Status tone={tone} label={i18n._(TASK_STATE_LABELS[state])} />
      <span className="w-full text-xs text-muted tabular-nums">{formatTime(task.started_time)}</span>
    </li>
  );
}
