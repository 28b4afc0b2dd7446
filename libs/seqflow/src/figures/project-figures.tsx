import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { NotFoundError } from '@omics-portal/api';
import {
  figureQueries,
  MAX_FIGURE_JOBS,
  projectFactQueries,
  type FigureTable,
} from '@omics-portal/resources';
import { Alert, EmptyState, ErrorState, SkeletonLines } from '@omics-portal/ui';
import { formatNumber, useErrorText } from '@omics-portal/wording';
import type { JobManagementSearch } from '../job-search/job-search';
import { useSeqflow } from '../ports/seqflow-ports';
import { FigurePanel } from './figure-panel';
import { ProjectCurves } from './project-curves';

/** Interval of requests while the server has not read all files yet, in milliseconds. */
const READING_MS = 1_000;

/** Properties of the figures of a project. */
export interface ProjectFiguresProps {
  readonly projectId: string;
  readonly search: JobManagementSearch;
  readonly onSearchChange: (next: JobManagementSearch) => void;
}

/** Figures over the samples of a project: a table with marks at outliers, and box plots. */
export function ProjectFigures({ projectId, search, onSearchChange }: ProjectFiguresProps) {
  const { t, i18n } = useLingui();
  const { datains, polling } = useSeqflow();
  const errorText = useErrorText();
  const project = useQuery(projectFactQueries(datains).detail(projectId));
  const figures = useQuery({
    ...figureQueries(datains).ofProject(projectId, i18n.locale),
    refetchInterval: ({ state: { data } }) =>
      data && data.unread > 0 ? READING_MS : data && data.ended < data.total ? polling.jobsMs : false,
    retry: (count, error) => !(error instanceof NotFoundError) && count < 2,
  });
  const groupings = useQuery(figureQueries(datains).groupings(projectId)).data ?? [];
  if (figures.error instanceof NotFoundError) {
    return (
      <EmptyState
        title={t`This service computes no figures over samples`}
        description={t`The report of each job has the figures of its sample.`}
      />
    );
  }
  const table = figures.data;
  if (!table) {
    return figures.error ? (
      <ErrorState
        title={t`The figures could not be loaded`}
        message={errorText(figures.error)}
        retryLabel={t`Retry`}
        onRetry={() => void figures.refetch()}
      />
    ) : (
      <SkeletonLines lines={8} label={t`Loading the figures`} />
    );
  }
  if (table.columns.length === 0) {
    return <NoFigures table={table} />;
  }
  return (
    <div className="flex flex-col gap-5">
      <FigureNotices table={table} />
      <FigurePanel
        table={table}
        fileName={project.data?.project_name ?? projectId}
        groupings={groupings}
        search={search}
        onSearchChange={onSearchChange}
      />
      {project.data?.report?.task ? (
        <ProjectCurves task={project.data.report.task} search={search} onSearchChange={onSearchChange} />
      ) : null}
    </div>
  );
}

/** Sentence about a project without a single figure. */
function NoFigures({ table }: { readonly table: FigureTable }) {
  const { t } = useLingui();
  const isDeclared = table.rows.every(({ missing }) => missing !== 'no-figures');
  return isDeclared ? (
    <EmptyState title={t`No figures yet`} description={t`They appear here as the jobs end.`} />
  ) : (
    <EmptyState
      title={t`The app of this project names no file with figures`}
      description={t`The results of each job have the files that it wrote.`}
    />
  );
}

/** Notices about figures that are not all there: running jobs, files that are being read, very large projects. */
function FigureNotices({ table: { total, ended, unread } }: { readonly table: FigureTable }) {
  const { t, i18n } = useLingui();
  const number = (value: number) => formatNumber(value, i18n.locale);
  const [all, done, waiting, most] = [number(total), number(ended), number(unread), number(MAX_FIGURE_JOBS)];
  return (
    <>
      {ended < total ? (
        <Alert tone="info">{t`${done} of ${all} jobs have ended. The others follow as they end.`}</Alert>
      ) : null}
      {unread > 0 ? (
        <Alert tone="info">{t`The server still reads the files of ${waiting} jobs.`}</Alert>
      ) : null}
      {total > MAX_FIGURE_JOBS ? (
        <Alert tone="warning">{t`The figures of the first ${most} of ${all} jobs are shown.`}</Alert>
      ) : null}
    </>
  );
}
