import { useLingui } from '@lingui/react/macro';
import type { Project, WorkStatus } from '@omics-portal/api';
import { Status } from '@omics-portal/ui';
import { JOB_STATUS_WORDS, PROJECT_STATUS_WORDS } from './status-words';
import { shownStatusOfProject, toneOfJob, toneOfProject } from './tone-of-status';

/** A job's status by icon, word and colour. */
export function JobStatus({ status }: { readonly status: WorkStatus }) {
  const { i18n } = useLingui();
  return <Status tone={toneOfJob(status)} label={i18n._(JOB_STATUS_WORDS[status])} />;
}

/** A project's status by icon, word and colour. */
export function ProjectStatus({ project }: { readonly project: Pick<Project, 'status' | 'finished_time'> }) {
  const { i18n } = useLingui();
  return (
    <Status
      tone={toneOfProject(project)}
      label={i18n._(PROJECT_STATUS_WORDS[shownStatusOfProject(project)])}
    />
  );
}
