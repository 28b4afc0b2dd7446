import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Project, Workflow } from '@omics-portal/api';
import { JOB_STATUSES, projectStatus, VERDICT_TONES } from '@omics-portal/resources';
import { cn, Status } from '@omics-portal/ui';
import { JOB_STATE_LABELS, PROJECT_STATE_LABELS } from '@omics-portal/wording';
import { lastSeen } from './last-seen';
import { JOB_VERDICT_LABELS } from './verdict-labels';

/** Properties of {@link JobStatus}. */
interface JobStatusProps {
  readonly job: Pick<Workflow, 'status' | 'stale_since'>;
  /** Fits the status into a row of a fixed height. */
  readonly brief?: boolean;
}

/** Status of a job by icon, label and colour; the last response of its engine where that is silent. */
export function JobStatus({ job, brief = false }: JobStatusProps) {
  const { t, i18n } = useLingui();
  const [now] = useState(() => Date.now());
  const { state, tone } = JOB_STATUSES[job.status];
  if (job.stale_since) {
    const time = lastSeen(job.stale_since, now);
    return (
      <Status
        tone="warning"
        className={cn('whitespace-normal', brief && 'max-w-28 text-xs')}
        label={brief ? t`No answer since ${time}` : t`Last seen ${time}, the engine does not answer`}
      />
    );
  }
  return <Status tone={tone} label={i18n._(JOB_STATE_LABELS[state])} />;
}

/** Quality verdict of a job by icon, label and colour; renders nothing if it is missing or unknown. */
export function JobVerdict({ verdict }: { readonly verdict: Workflow['verdict'] }) {
  const { i18n } = useLingui();
  return verdict && Object.hasOwn(JOB_VERDICT_LABELS, verdict) ? (
    <Status tone={VERDICT_TONES[verdict]} label={i18n._(JOB_VERDICT_LABELS[verdict])} />
  ) : null;
}

/** Status of a project by icon, label and colour. */
export function ProjectStatus({ project }: { readonly project: Pick<Project, 'status' | 'finished_time'> }) {
  const { i18n } = useLingui();
  const { state, tone } = projectStatus(project);
  return <Status tone={tone} label={i18n._(PROJECT_STATE_LABELS[state])} />;
}
