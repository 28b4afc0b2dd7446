import { useLingui } from '@lingui/react/macro';
import type { Project } from '@omics-portal/api';
import { pipelineOf } from '@omics-portal/seqflow';
import { Breadcrumb } from '@omics-portal/ui';
import { useRouter } from '@tanstack/react-router';
import { useHrefs, usePortal } from '../composition/use-portal';
import { navigationName } from '../navigation/read-tree';

const LIST_PATHS = {
  wgs: '/seq-flow/dnaseq-quality-assessment-wgs-pipeline',
  wes: '/seq-flow/dnaseq-quality-assessment-wes-pipeline',
  rna: '/seq-flow/rnaseq-quality-assessment-pipeline',
  all: '/seq-flow/quality-assessment-management',
} as const;

/** Breadcrumb of a project's page: the list of its pipeline, or of all projects if no pipeline lists it. */
export function ProjectTrail({ project }: { readonly project: Project | undefined }) {
  const { t, i18n } = useLingui();
  const { routesByPath } = useRouter();
  const hrefs = useHrefs();
  const { pipelines } = usePortal().config;
  const list = project && routesByPath[LIST_PATHS[pipelineOf(project, pipelines) ?? 'all']];
  // The parent, not the route of its address: that one only leads to the app store, and has no title.
  const parents = (list ? [list.parentRoute, list] : []).flatMap(({ fullPath, options }) => {
    const name = navigationName(options.staticData);
    return name ? [{ label: i18n._(name), href: hrefs.path(fullPath) }] : [];
  });
  return (
    <div className="mb-3">
      <Breadcrumb
        label={t`You are here`}
        items={[...parents, { label: project?.project_name ?? t`Job Management` }]}
      />
    </div>
  );
}
