import { useLingui } from '@lingui/react/macro';
import type { Workflow } from '@omics-portal/api';
import { resubmitJob } from '@omics-portal/resources';
import { Button, cn, notify } from '@omics-portal/ui';
import { useErrorText } from '@omics-portal/wording';
import { useMutation } from '@tanstack/react-query';
import { FolderOpen, RotateCcw, ScrollText } from 'lucide-react';
import { useSeqflow } from '../ports/seqflow-ports';
import { JobReportLink } from './job-report-link';
import { StopJobButton } from './stop-job-button';

/** Callbacks of a row of the job list that open a drawer. */
export interface JobOpeners {
  readonly onLogs: (job: Workflow) => void;
  readonly onResults: (job: Workflow) => void;
}

/** Actions of a job: logs, results, report, and the changes that the service allows now. */
export function JobActions({
  job,
  onLogs,
  onResults,
  narrow = false,
  className,
}: JobOpeners & {
  readonly job: Workflow;
  /** True where only the action that changes something has room for an icon. */
  readonly narrow?: boolean;
  /** Layout classes. */
  readonly className: string;
}) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { datains } = useSeqflow();
  const resubmit = useMutation(resubmitJob(datains));
  const name = job.sample_id;
  const again = () =>
    resubmit.mutate(job.id, {
      onSuccess: () => notify({ tone: 'success', title: t`Resubmit Job Successfully!`, description: name }),
      onError: (error) =>
        notify({ tone: 'danger', title: t`${name} was not submitted again`, description: errorText(error) }),
    });
  return (
    <div className={cn('flex flex-wrap gap-1', className)}>
      <JobReportLink job={job} />
      <Button
        size="sm"
        variant="ghost"
        icon={narrow ? undefined : <ScrollText />}
        onClick={() => onLogs(job)}
        aria-label={t`Logs of ${name}`}
      >
        {t`Logs`}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon={narrow ? undefined : <FolderOpen />}
        onClick={() => onResults(job)}
        aria-label={t`Results of ${name}`}
      >
        {t`Results`}
      </Button>
      {job.actions.includes('stop') ? <StopJobButton job={job} /> : null}
      {job.actions.includes('resubmit') ? (
        <Button
          size="sm"
          icon={<RotateCcw />}
          busy={resubmit.isPending}
          onClick={again}
          aria-label={t`Resubmit ${name}`}
        >
          {t`Resubmit`}
        </Button>
      ) : null}
    </div>
  );
}
