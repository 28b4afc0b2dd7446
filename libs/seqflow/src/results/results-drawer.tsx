import { useMemo } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { WorkflowDetail } from '@omics-portal/api';
import { addressOfLink, isUnderWay, signedLink } from '@omics-portal/resources';
import {
  Button,
  DataTable,
  EmptyState,
  SkeletonLines,
  downloadUrl,
  notify,
  type DataTableColumn,
} from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { Download } from 'lucide-react';
import { JobDrawer } from '../job-drawer/job-drawer';
import { useSeqflow } from '../ports/seqflow-ports';
import { resultRows, type ResultRow } from './result-rows';

/** Drawer with the result files of a job, each with a download. */
export function ResultsDrawer({ jobId, onClose }: { readonly jobId: string; readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <JobDrawer
      jobId={jobId}
      onClose={onClose}
      title={(sample) => (sample ? t`Results: ${sample}` : t`Results`)}
      failedTitle={t`The results could not be loaded`}
      loading={<SkeletonLines lines={4} label={t`Loading the results`} />}
    >
      {(job) => <ResultTable job={job} />}
    </JobDrawer>
  );
}

function ResultTable({ job }: { readonly job: WorkflowDetail }) {
  const { t } = useLingui();
  const rows = useMemo(() => resultRows(job.outputs), [job.outputs]);
  const columns = useMemo<DataTableColumn<ResultRow>[]>(
    () => [
      {
        id: 'name',
        header: t`File Name`,
        cell: (row) => <div className="min-w-32 font-medium wrap-anywhere">{row.fileName}</div>,
      },
      { id: 'index', header: t`File Index`, cell: (row) => row.fileIndex },
      { id: 'project', header: t`Project`, cell: (row) => row.project },
      { id: 'job', header: t`Job Name`, cell: (row) => row.jobName },
      { id: 'type', header: t`File Type`, cell: (row) => row.fileType || '-' },
      { id: 'download', header: t`Download`, align: 'end', cell: (row) => <DownloadButton row={row} /> },
    ],
    [t],
  );
  return (
    <div className="flex flex-col gap-4">
      <DataTable
        caption={t`Results`}
        columns={columns}
        rows={rows}
        rowKey={(row) => `${row.jobName}/${row.fileIndex}/${row.link}`}
        empty={
          <EmptyState
            title={t`No result`}
            description={
              isUnderWay(job.status) ? t`Results appear here when the job has finished.` : undefined
            }
          />
        }
      />
      {job.workflow_output ? (
        <p className="text-xs break-all text-muted">
          {t`Working directory`}: <code>{job.workflow_output}</code>
        </p>
      ) : null}
    </div>
  );
}

function DownloadButton({ row }: { readonly row: ResultRow }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  const { fileName } = row;
  const download = useMutation({
    ...signedLink(datains),
    onSuccess: (url) => downloadUrl(fileName, url),
    onError: (error) =>
      notify({
        tone: 'danger',
        title: t`${fileName} could not be downloaded`,
        description: errorText(error),
      }),
  });
  return (
    <Button
      size="sm"
      icon={<Download />}
      busy={download.isPending}
      onClick={() => download.mutate(addressOfLink(row.link))}
      aria-label={t`Download ${fileName}`}
    >
      {t`Download`}
    </Button>
  );
}
