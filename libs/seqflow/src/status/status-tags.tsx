import { useLingui } from '@lingui/react/macro';
import type { Project, Workflow, WorkStatus } from '@omics-portal/api';
import { JOB_STATUSES, projectStatus } from '@omics-portal/resources';
import { Status } from '@omics-portal/ui';
import { JOB_STATE_LABELS, PROJECT_STATE_LABELS } from '@omics-portal/wording';
import { VERDICT_TONES, VERDICT_WORDS } from './verdict-words';

/** A job's status by icon, word and colour. */
export function JobStatus({ status }: { readonly status: WorkStatus }) {
  const { i18n } = useLingui();
  const { state, tone } = JOB_STATUSES[status];
  return <Status tone={tone} label={i18n._(JOB_STATE_LABELS[state])} />;
}

/** The quality verdict of a job by icon, word and colour; nothing for a job without one or with one of a newer server. */
export function JobVerdict({ verdict }: { readonly verdict: Workflow['verdict'] }) {
  const { i18n } = useLingui();
  return verdict && Object.hasOwn(VERDICT_WORDS, verdict) ? (
    <Status tone={VERDICT_TONES[verdict]} label={i18n._(VERDICT_WORDS[verdict])} />
  ) : null;
}

/** A project's status by icon, word and colour. */
export function ProjectStatus({ project }: { readonly project: Pick<Project, 'status' | 'finished_time'> }) {
  const { i18n } = useLingui();
  const { state, tone } = projectStatus(project);
  return <Status tone={tone} label={i18n._(PROJECT_STATE_LABELS[state])} />;
}
