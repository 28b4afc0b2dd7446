import { useLingui } from '@lingui/react/macro';
import type { Project } from '@omics-portal/api';
import { ButtonLink } from '@omics-portal/ui';
import { CopyPlus } from 'lucide-react';
import { useSeqflow } from '../ports/seqflow-ports';

interface RunAgainLinkProps {
  readonly project: Pick<Project, 'id' | 'app_id'>;
  /** Id of the only job to run again; without it, all samples of the project. */
  readonly job?: string | undefined;
}

/** Link to the wizard with the samples and parameters of a project, or of one of its jobs. */
export function RunAgainLink({ project, job }: RunAgainLinkProps) {
  const { t } = useLingui();
  const { links } = useSeqflow();
  return (
    <ButtonLink
      size="sm"
      href={links.runAgain(project.app_id, { project: project.id, job })}
      icon={<CopyPlus />}
    >
      {t`Run again with changes`}
    </ButtonLink>
  );
}
