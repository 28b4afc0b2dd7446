import { useCallback, useMemo, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Workflow } from '@omics-portal/api';
import { usePhone } from '@omics-portal/ui';
import { DataGrid, type GridColumn } from '@omics-portal/ui/data-grid';
import { ElapsedTime, Moment } from '@omics-portal/wording';
import { JobStatus, JobVerdict } from '../status/status-tags';
import { JobActions, type JobOpeners } from './job-actions';
import { JobProgress } from './job-progress';
import { pageOfSlot, slotKey, type JobSlot } from './job-slots';
import { JobTitle, MissingJob } from './job-title';

/** Heights of a row in pixels: a title with one line below it, and on a phone with its actions. */
const ROW_HEIGHT = 62;
const PHONE_ROW_HEIGHT = 108;

interface JobGridProps extends JobOpeners {
  /** Rows of all jobs of the list, loaded or not. */
  readonly slots: readonly JobSlot[];
  /** Called with the page of a row that is shown and not loaded. */
  readonly onShowPage: (page: number) => void;
  readonly selection: ReadonlySet<string>;
  readonly onSelectionChange: (keys: ReadonlySet<string>) => void;
  readonly loading: boolean;
  readonly empty: ReactNode;
  readonly onDetails: (job: Workflow) => void;
  readonly onFailure: (job: Workflow) => void;
}

/** Grid of all jobs of a list, of which the visible ones are rendered and loaded. On a phone a row is a block: reason and actions come first. */
export function JobGrid({ slots, selection, onSelectionChange, loading, empty, ...callbacks }: JobGridProps) {
  const { t } = useLingui();
  const phone = usePhone();
  const columns = useJobColumns(phone, callbacks);
  return (
    <DataGrid
      // The card around the grid has the name "Jobs".
      caption={t`Jobs of the project`}
      columns={columns}
      rows={slots}
      rowKey={slotKey}
      rowHeight={phone ? PHONE_ROW_HEIGHT : ROW_HEIGHT}
      selection={selection}
      onSelectionChange={onSelectionChange}
      selectAllLabel={t`Select all jobs`}
      selectRowLabel={({ job, index }) => {
        const name = job?.sample_id ?? index + 1;
        return t`Select ${name}`;
      }}
      loading={loading}
      loadingLabel={t`Loading the jobs`}
      empty={empty}
      className="max-h-[min(44rem,80dvh)]"
    />
  );
}

type Callbacks = Pick<JobGridProps, 'onShowPage' | 'onDetails' | 'onLogs' | 'onResults' | 'onFailure'>;

/** Shows a cell of a loaded job, and nothing before. */
function whenLoaded(cell: (job: Workflow) => ReactNode) {
  return function LoadedCell({ job }: JobSlot) {
    return job ? cell(job) : null;
  };
}

function useJobColumns(
  phone: boolean,
  { onShowPage, onDetails, onLogs, onResults, onFailure }: Callbacks,
): readonly GridColumn<JobSlot>[] {
  const { t } = useLingui();
  const onShow = useCallback((index: number) => onShowPage(pageOfSlot(index)), [onShowPage]);
  return useMemo(() => {
    const openers = { onDetails, onFailure, onLogs, onResults };
    const sample: GridColumn<JobSlot> = {
      id: 'sample',
      label: t`Job`,
      width: phone ? 240 : 232,
      value: ({ job }) => job?.sample_id,
      cell: ({ job, index }) =>
        job === undefined ? (
          <MissingJob index={index} onShow={onShow} />
        ) : phone ? (
          <JobBlock job={job} {...openers} />
        ) : (
          <JobTitle job={job} lines={1} {...openers} />
        ),
    };
    if (phone) {
      return [sample];
    }
    // All columns fit a window of 1280 pixels: 48 more are those of the check boxes.
    return [
      sample,
      {
        id: 'status',
        label: t`Status`,
        width: 156,
        cell: whenLoaded((job) => <JobState job={job} className="flex flex-col items-start gap-0.5" />),
      },
      {
        id: 'progress',
        label: t`Progress`,
        width: 130,
        cell: whenLoaded((job) => <JobProgress job={job} />),
      },
      {
        id: 'started',
        label: t({ message: 'Started', context: 'time' }),
        width: 164,
        cell: whenLoaded((job) => <Moment ms={job.started_time} />),
      },
      {
        id: 'elapsed',
        label: t`Elapsed`,
        width: 96,
        cell: whenLoaded((job) => <ElapsedTime started={job.started_time} finished={job.finished_time} />),
      },
      {
        id: 'actions',
        label: t`Actions`,
        width: 310,
        cell: whenLoaded((job) => (
          <JobActions job={job} onLogs={onLogs} onResults={onResults} className="flex-nowrap justify-start" />
        )),
      },
    ];
  }, [t, phone, onShow, onDetails, onFailure, onLogs, onResults]);
}

/** Job on a phone: its reason beside its state, then its actions. */
function JobBlock({
  job,
  onDetails,
  onFailure,
  ...openers
}: { readonly job: Workflow } & Omit<Callbacks, 'onShowPage'>) {
  return (
    <div className="flex flex-col gap-1 py-1.5">
      <div className="flex items-start justify-between gap-2">
        <JobTitle job={job} onDetails={onDetails} onFailure={onFailure} lines={2} />
        <JobState job={job} className="flex shrink-0 flex-col items-end gap-0.5" />
      </div>
      <JobActions job={job} {...openers} narrow className="-ms-3 flex-nowrap justify-start" />
    </div>
  );
}

function JobState({ job, className }: { readonly job: Workflow; readonly className: string }) {
  return (
    <div className={className}>
      <JobStatus job={job} brief />
      <JobVerdict verdict={job.verdict} />
    </div>
  );
}
