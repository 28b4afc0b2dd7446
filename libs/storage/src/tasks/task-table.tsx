import { isOpen, taskStatus, type OpenTask, type UploadTask } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { Button, DataTable, IconButton, Status, Tag, TextLink, type DataTableColumn } from '@omics-portal/ui';
import { Moment, OMICS_LABELS, TASK_STATE_LABELS, useCopy } from '@omics-portal/wording';
import { Copy } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { useStorage } from '../ports/storage-ports';

export type TaskAction = 'token' | 'check';

interface TaskTableProps {
  readonly tasks: readonly UploadTask[];
  readonly loading: boolean;
  readonly onAct: (action: TaskAction, task: OpenTask) => void;
  readonly empty: ReactNode;
}

/** Table of upload tasks. */
export function TaskTable({ tasks, loading, onAct, empty }: TaskTableProps) {
  const { t } = useLingui();
  const columns = useMemo<DataTableColumn<UploadTask>[]>(
    () => [
      { id: 'name', header: t`Dataset Name`, cell: (task) => <NameCell task={task} /> },
      { id: 'type', header: t`Data Type`, cell: ({ dataType }) => <TypeCell dataType={dataType} /> },
      { id: 'status', header: t`Status`, cell: (task) => <StatusCell task={task} /> },
      { id: 'path', header: t`Uploading Path`, cell: ({ uploadPath }) => <PathCell path={uploadPath} /> },
      {
        id: 'times',
        header: t`Started / Finished`,
        cell: ({ started, finished }) => <TimesCell started={started} finished={finished} />,
      },
      { id: 'actions', header: t`Action`, cell: (task) => <ActionCell task={task} onAct={onAct} /> },
    ],
    [t, onAct],
  );
  // Outside the table, because inside a wide one it would be cut off on a narrow screen.
  if (tasks.length === 0 && !loading) {
    return empty;
  }
  return (
    <DataTable
      caption={t`Upload tasks`}
      columns={columns}
      rows={tasks}
      rowKey={({ id }) => id}
      loading={loading}
      loadingLabel={t`Loading the upload tasks`}
    />
  );
}

function NameCell({ task }: { readonly task: UploadTask }) {
  return (
    <div className="min-w-36">
      <p className="font-medium wrap-anywhere">{task.name}</p>
      {task.description ? <p className="text-xs wrap-anywhere text-muted">{task.description}</p> : null}
    </div>
  );
}

function TypeCell({ dataType }: Pick<UploadTask, 'dataType'>) {
  const { i18n } = useLingui();
  return dataType === null ? '–' : <Tag>{i18n._(OMICS_LABELS[dataType])}</Tag>;
}

function StatusCell({ task: { status, percentage } }: { readonly task: UploadTask }) {
  const { i18n } = useLingui();
  const { state, tone } = taskStatus(status);
  const label = i18n._(TASK_STATE_LABELS[state]);
  return <Status tone={tone} label={state === 'running' ? `${label} ${percentage}%` : label} />;
}

function PathCell({ path }: { readonly path: string | null }) {
  const { t } = useLingui();
  const { links } = useStorage();
  const copy = useCopy();
  return path === null ? (
    '–'
  ) : (
    <span className="flex min-w-64 items-center gap-1">
      <TextLink href={links.files(path)} className="wrap-anywhere">
        {path}
      </TextLink>
      <IconButton label={t`Copy ${path}`} size="sm" icon={<Copy />} onClick={() => void copy(path)} />
    </span>
  );
}

function TimesCell({ started, finished }: Pick<UploadTask, 'started' | 'finished'>) {
  return (
    <span className="flex flex-col">
      <Moment ms={started} />
      <Moment ms={finished} className="text-muted" />
    </span>
  );
}

interface ActionCellProps extends Pick<TaskTableProps, 'onAct'> {
  readonly task: UploadTask;
}

function ActionCell({ task, onAct }: ActionCellProps) {
  const { t } = useLingui();
  const { links } = useStorage();
  const { name } = task;
  if (!isOpen(task)) {
    return task.uploadPath ? (
      <TextLink href={links.files(task.uploadPath)}>{t`View All Files`}</TextLink>
    ) : null;
  }
  return (
    <span className="flex gap-2 whitespace-nowrap">
      <Button size="sm" aria-label={t`New token for ${name}`} onClick={() => onAct('token', task)}>
        {t`New Token`}
      </Button>
      <Button size="sm" aria-label={t`Check the data of ${name}`} onClick={() => onAct('check', task)}>
        {t`Check Data`}
      </Button>
    </span>
  );
}
