import { type OpenTask, taskStatus, UPLOAD_FILTERS, uploadQueries } from '@omics-portal/resources';
import { useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  PageHeader,
  Pagination,
  SearchBox,
  SegmentedControl,
} from '@omics-portal/ui';
import {
  CheckedAgo,
  PanelBoundary,
  TASK_STATE_LABELS,
  useErrorText,
  usePaginationLabels,
} from '@omics-portal/wording';
import { FolderOpen, Upload } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { FolderLocation } from '../location/folder-location';
import { useStorage } from '../ports/storage-ports';
import { DropTarget } from '../upload/drop-target';
import type { DroppedTransfer } from '../upload/use-dropped-files';
import { useStorageRoom } from '../upload/use-storage-room';
import { MetadataTemplate } from './metadata-template';
import { TaskTable, type TaskAction } from './task-table';
import { uploadListInput } from './upload-list-input';
import { type UploadTasksSearch } from './upload-tasks-search';

/** Loaded on demand: the list loads without the form engine. */
const RegisterDrawer = lazy(async () => ({ default: (await import('./register-drawer')).RegisterDrawer }));

/** Loaded on demand: most visits upload nothing. */
const UploadDrawer = lazy(async () => ({ default: (await import('../upload/upload-drawer')).UploadDrawer }));

/** Loaded on demand: the file manager shares the file of this screen. */
const TaskDialog = lazy(async () => ({ default: (await import('./task-dialog')).TaskDialog }));

/** Properties of the list of upload tasks. */
export interface UploadTasksScreenProps {
  /** Title of the page. */
  readonly title: string;
  readonly search: UploadTasksSearch;
  readonly onSearchChange: (next: UploadTasksSearch) => void;
}

/** Registration of a dataset, with what was dropped on the page; with a location, the upload that follows. */
interface Registration {
  readonly dropped: DroppedTransfer | null;
  readonly location?: FolderLocation;
}

/**
 * Screen of the user's registered datasets: upload path, access keys and check of each. Files and folders that are dropped
 * on it become a new dataset.
 */
export function UploadTasksScreen({ title, ...props }: UploadTasksScreenProps) {
  const { t } = useLingui();
  const { links } = useStorage();
  const [registration, setRegistration] = useState<Registration | null>(null);
  const [chosen, setChosen] = useState<{ action: TaskAction; task: OpenTask } | null>(null);
  const onRegister = () => setRegistration({ dropped: null });
  const close = () => setRegistration(null);
  return (
    <>
      <DropTarget
        label={t`Drop files or folders to register and upload them`}
        onDrop={(dropped) => setRegistration({ dropped })}
        className="flex min-h-[60dvh] flex-col gap-5"
      >
        <PageHeader
          className="mb-0"
          title={title}
          description={t`Register a dataset, upload its files to its path, then start the check.`}
          actions={
            <>
              <ButtonLink href={links.files()} icon={<FolderOpen />}>
                {t`View Your Data`}
              </ButtonLink>
              <MetadataTemplate />
              <Button variant="primary" icon={<Upload />} onClick={onRegister}>
                {t`Register & Upload Your Data`}
              </Button>
            </>
          }
        />
        <Filters {...props} />
        <TaskList {...props} onRegister={onRegister} onAct={(action, task) => setChosen({ action, task })} />
      </DropTarget>
      <PanelBoundary>
        <Suspense>
          {registration && !registration.location ? (
            <RegisterDrawer
              dropped={registration.dropped}
              onUpload={(location) => setRegistration({ ...registration, location })}
              onClose={close}
            />
          ) : null}
          {registration?.location && registration.dropped ? (
            <DatasetUpload location={registration.location} dropped={registration.dropped} onClose={close} />
          ) : null}
          {chosen ? <TaskDialog {...chosen} onClose={() => setChosen(null)} /> : null}
        </Suspense>
      </PanelBoundary>
    </>
  );
}

interface DatasetUploadProps {
  /** Folder of the registered dataset. */
  readonly location: FolderLocation;
  readonly dropped: DroppedTransfer;
  readonly onClose: () => void;
}

/** Drawer that uploads dropped files to the folder of a dataset. */
function DatasetUpload(props: DatasetUploadProps) {
  return <UploadDrawer {...props} room={useStorageRoom()} />;
}

/** Filters by state and name. Every change returns to the first page. */
function Filters({ search, onSearchChange }: Omit<UploadTasksScreenProps, 'title'>) {
  const { t, i18n } = useLingui();
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <SegmentedControl
        label={t`Filter by status`}
        value={search.status ?? ''}
        onValueChange={(value) =>
          onSearchChange({
            ...search,
            page: undefined,
            status: UPLOAD_FILTERS.find((status) => status === value),
          })
        }
        options={[
          { value: '', label: t({ message: 'Total', context: 'uploads' }) },
          ...UPLOAD_FILTERS.map((value) => ({
            value,
            label: i18n._(TASK_STATE_LABELS[taskStatus(value).state]),
          })),
        ]}
      />
      <SearchBox
        label={t`Dataset Name`}
        placeholder={t`Please enter the name of dataset`}
        searchLabel={t`Search`}
        clearLabel={t`Clear the search`}
        className="w-full max-w-md"
        value={search.name ?? ''}
        onSearch={(name) => onSearchChange({ ...search, page: undefined, name: name || undefined })}
      />
    </div>
  );
}

interface TaskListProps extends Omit<UploadTasksScreenProps, 'title'> {
  readonly onRegister: () => void;
  readonly onAct: (action: TaskAction, task: OpenTask) => void;
}

function TaskList({ search, onSearchChange, onRegister, onAct }: TaskListProps) {
  const { t } = useLingui();
  const { reports, polling } = useStorage();
  const errorText = useErrorText();
  const labels = usePaginationLabels();
  const input = uploadListInput(search);
  const tasks = useQuery({
    ...uploadQueries(reports).list(input),
    placeholderData: keepPreviousData,
    refetchInterval: polling.tasksMs,
  });
  if (tasks.isError && !tasks.data) {
    return (
      <ErrorState
        title={t`The upload tasks could not be loaded`}
        message={errorText(tasks.error)}
        retryLabel={t`Retry`}
        onRetry={() => void tasks.refetch()}
      />
    );
  }
  return (
    <>
      <div className="flex justify-end">
        <CheckedAgo at={tasks.dataUpdatedAt} live={false} onRefresh={() => void tasks.refetch()} />
      </div>
      <TaskTable
        tasks={tasks.data?.tasks ?? []}
        loading={tasks.isPending || tasks.isPlaceholderData}
        onAct={onAct}
        empty={
          <NoTasks
            filtered={input.status !== undefined || input.name !== undefined || input.page > 1}
            onRegister={onRegister}
          />
        }
      />
      <Pagination
        page={input.page}
        pageSize={input.perPage}
        total={tasks.data?.total ?? 0}
        labels={labels}
        onChange={(next) => onSearchChange({ ...search, page: next.page, perPage: next.pageSize })}
      />
    </>
  );
}

function NoTasks({ filtered, onRegister }: { readonly filtered: boolean; readonly onRegister: () => void }) {
  const { t } = useLingui();
  return filtered ? (
    <EmptyState
      title={t`No dataset matches`}
      description={t`Choose another status, another name or the first page.`}
    />
  ) : (
    <EmptyState
      title={t`No dataset yet`}
      description={t`Register one to get a path to upload your files to, or drop files or a folder on this page.`}
      action={<Button onClick={onRegister}>{t`Register & Upload Your Data`}</Button>}
    />
  );
}
