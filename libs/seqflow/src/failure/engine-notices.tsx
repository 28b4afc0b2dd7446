import type { Workflow } from '@omics-portal/api';
import { type Failed, useFailureReason } from '@omics-portal/wording/program-problems';

/** Properties of {@link EngineNotices}. */
export interface EngineNoticesProps {
  readonly job: Pick<Workflow, 'stale_since' | 'stale_reason' | 'stale_problem' | 'notice'>;
}

/** Why the engine of a job does not answer, and what it last said about the job beside its status; nothing for neither. */
export function EngineNotices({ job }: EngineNoticesProps) {
  return (
    <>
      {job.stale_since ? <Notice error={job.stale_reason} problem={job.stale_problem} /> : null}
      {job.notice ? <Notice error={null} problem={job.notice} /> : null}
    </>
  );
}

function Notice(said: Failed) {
  const reason = useFailureReason(said);
  return reason === null ? null : (
    <p className="mt-1 text-xs wrap-anywhere text-muted" title={said.error ?? undefined}>
      {reason.text}
    </p>
  );
}
