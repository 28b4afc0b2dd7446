import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { WorkflowDetail } from '@omics-portal/api';
import { isUnderWay } from '@omics-portal/resources';
import { Alert, SkeletonLines } from '@omics-portal/ui';
import { JobDrawer } from '../job-drawer/job-drawer';
import { ResultList } from './result-list';
import { readResultSearch } from './result-search';

/** Drawer with the result files of a job. */
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
      {(job) => <JobResults job={job} />}
    </JobDrawer>
  );
}

/** Result files of one job, and its working directory. */
function JobResults({ job }: { readonly job: WorkflowDetail }) {
  const { t } = useLingui();
  const [search, setSearch] = useState(() => readResultSearch({}));
  const reasons: Partial<Record<WorkflowDetail['status'], string>> = {
    Succeeded: t`The job wrote no result file.`,
    Failed: t`The job failed without a result. Its log says why.`,
    Aborted: t`The job was stopped before it had a result.`,
  };
  return (
    <div className="flex flex-col gap-4">
      {isUnderWay(job.status) ? (
        <Alert tone="info" title={t`Results appear here when the job has finished.`} />
      ) : null}
      <ResultList
        scope={{ jobId: job.id }}
        search={search}
        onSearchChange={setSearch}
        emptyReason={reasons[job.status]}
      />
      {job.workflow_output ? (
        <p className="text-xs break-all text-muted">
          {t`Working directory`}: <code>{job.workflow_output}</code>
        </p>
      ) : null}
    </div>
  );
}
