import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Project } from '@omics-portal/api';
import { TextLink } from '@omics-portal/ui';
import { useSeqflow } from '../ports/seqflow-ports';

/**
 * Link to the report of a project: to the only one, else to its jobs, each with its own. Renders nothing without a report,
 * and for older servers, which do not tell.
 */
export function ProjectReports({ project }: { readonly project: Project }) {
  const { t } = useLingui();
  const { links } = useSeqflow();
  const { total = 0, newest = null } = project.reports ?? {};
  if (total === 0 || newest === null) {
    return null;
  }
  const name = project.project_name;
  return total === 1 ? (
    <TextLink className="text-xs" href={links.report(newest)} aria-label={t`View report: ${name}`}>
      {t`View report`}
    </TextLink>
  ) : (
    <TextLink className="text-xs" href={links.project(project.id)}>
      {t`${plural(total, { one: '# report', other: '# reports' })}`}
    </TextLink>
  );
}
