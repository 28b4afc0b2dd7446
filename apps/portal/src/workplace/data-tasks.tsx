import { useLingui } from '@lingui/react/macro';
import type { Task } from '@omics-portal/api';
import { ButtonLink, EmptyState, Status } from '@omics-portal/ui';
import { formatTime } from '@omics-portal/wording';
import { useQuery } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useHrefs, usePortal } from '../shell/use-portal';
import { Panel } from './panel';
import { taskLook } from './project-state';
import { workplaceQueries } from './workplace-queries';

/** Uploads of datasets. */
export function DataTasks() {
  const { t } = useLingui();
  const { clients, config } = usePortal();
  const hrefs = useHrefs();
  const query = useQuery({
    ...workplaceQueries(clients).dataTasks(),
    refetchInterval: config.polling.tasksMs,
  });
  return (
    <Panel
      title={t`Data Task`}
      query={query}
      actions={
        <ButtonLink size="sm" variant="ghost" href={hrefs.uploads()}>
          {t`All Your Data`}
        </ButtonLink>
      }
    >
      {({ data }) =>
        data.length === 0 ? (
          <EmptyState
            className="py-4"
            icon={<Upload />}
            title={t`No uploads yet`}
            description={t`Upload a dataset to assess it here.`}
            action={<ButtonLink href={hrefs.uploads()}>{t`Upload a dataset`}</ButtonLink>}
          />
        ) : (
          <ul className="divide-y divide-border">
            {data.map((task) => (
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
  const { word, tone } = taskLook(task);
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2">
      <span className="min-w-0 font-medium wrap-anywhere">{task.name}</span>
      <Status tone={tone} label={i18n._(word)} />
      <span className="w-full text-xs text-muted tabular-nums">{formatTime(task.started_time)}</span>
    </li>
  );
}
