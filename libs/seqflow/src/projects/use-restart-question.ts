import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Project } from '@omics-portal/api';
import { jobsToRestart, projectFactQueries, projectStatus } from '@omics-portal/resources';
import { useSeqflow } from '../ports/seqflow-ports';

/** Question before a restart. */
export interface RestartQuestion {
  readonly text: string;
  /** True until the text says what will run; it is too early to confirm it. */
  readonly isCounting: boolean;
}

/** Question before a restart, with the number of jobs that run again. Counts the jobs while `open`. */
export function useRestartQuestion(project: Project, open: boolean): RestartQuestion {
  const { t } = useLingui();
  const { datains } = useSeqflow();
  const stats = useQuery({
    ...projectFactQueries(datains).stats(project.id, project.samples?.length),
    enabled: open,
    staleTime: 0,
  });
  const name = project.project_name;
  const known = (text: string): RestartQuestion => ({ text, isCounting: false });
  if (stats.isError) {
    return known(
      t`The jobs of ${name} that failed or were stopped will run again; their number is not known. Sure?`,
    );
  }
  if (!stats.data || stats.isFetching) {
    return { text: t`Counting the jobs of ${name} that will run again`, isCounting: open };
  }
  const { total } = stats.data;
  const again = jobsToRestart(project.status, stats.data);
  if (projectStatus(project).state === 'deleted') {
    return known(
      t`The results of ${name} were deleted, so ${plural(total, { one: 'its # job', other: 'all its # jobs' })} will run again, sure?`,
    );
  }
  return known(
    again === total
      ? t`${plural(total, { one: 'The # job', other: 'All # jobs' })} of ${name} will run again, sure?`
      : t`${again} of ${total} jobs of ${name} will run again: those that failed or were stopped. The others keep their results. Sure?`,
  );
}
