import { useLingui } from '@lingui/react/macro';
import type { Task } from '@omics-portal/api';
import { taskStatus } from '@omics-portal/resources';
import { ButtonLink, EmptyState } from '@omics-portal/ui';
import { TASK_STATE_LABELS } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useHome } from '../ports/home-ports';
import { userQueries } from '../queries/user-queries';
import { Panel } from '../panel/panel';
import { TaskRow } from './task-row';

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
    <TaskRow
      name={task.name}
      tone={tone}
      label={i18n._(TASK_STATE_LABELS[state])}
      started={task.started_time}
    />
  );
}
