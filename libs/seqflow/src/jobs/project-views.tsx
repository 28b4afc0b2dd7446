import { lazy, Suspense, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { SkeletonLines, Tabs } from '@omics-portal/ui';
import { PROJECT_VIEWS, type JobManagementSearch } from '../job-search/job-search';

const ProjectSamples = lazy(async () => ({
  default: (await import('../samples/project-samples')).ProjectSamples,
}));
const ProjectFigures = lazy(async () => ({
  default: (await import('../figures/project-figures')).ProjectFigures,
}));
const ProjectResults = lazy(async () => ({
  default: (await import('../results/project-results')).ProjectResults,
}));

interface ProjectViewsProps {
  readonly projectId: string;
  readonly search: JobManagementSearch;
  readonly onSearchChange: (next: JobManagementSearch) => void;
  /** Content of the tab of the jobs. */
  readonly jobs: ReactNode;
}

/** Tabs of a project: its jobs, its samples, its figures over samples, and its results. All but the jobs load when they are first shown. */
export function ProjectViews({ projectId, search, onSearchChange, jobs }: ProjectViewsProps) {
  const { t } = useLingui();
  const view = search.view ?? 'jobs';
  const labels = {
    jobs: t`Jobs`,
    samples: t`Samples`,
    figures: t`Figures`,
    results: t`Results`,
  } satisfies Record<(typeof PROJECT_VIEWS)[number], string>;
  const tab = { projectId, search, onSearchChange };
  return (
    <Tabs
      label={t`Views of the project`}
      value={view}
      onValueChange={(next) =>
        onSearchChange({ ...search, view: PROJECT_VIEWS.find((one) => one === next && one !== 'jobs') })
      }
      tabs={PROJECT_VIEWS.map((value) => ({ value, label: labels[value] }))}
    >
      {view === 'jobs' ? jobs : null}
      <Suspense fallback={<SkeletonLines lines={6} label={t`Loading...`} />}>
        {view === 'samples' ? <ProjectSamples projectId={projectId} /> : null}
        {view === 'figures' ? <ProjectFigures {...tab} /> : null}
        {view === 'results' ? <ProjectResults {...tab} /> : null}
      </Suspense>
    </Tabs>
  );
}
