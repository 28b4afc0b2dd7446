import { queryOptions } from '@tanstack/react-query';
import type { DatainsClient, ProjectFigures, Workflow } from '@omics-portal/api';
import { fetchJobPage } from '../jobs/fetch-job-page';
import { PROJECTS_KEY } from '../work/work-keys';
import { joinFigurePages } from './figure-table';
import { jobGroupings } from './job-groupings';

/** Jobs in one request: the largest page of the service. */
const PAGE = 1_000;
/** Largest project whose figures are loaded, in pages. */
const MAX_PAGES = 10;

/** Number of jobs whose figures are loaded at most. */
export const MAX_FIGURE_JOBS = PAGE * MAX_PAGES;

/** Query options of the figures over the samples of a project, of at most {@link MAX_FIGURE_JOBS} jobs. */
export function figureQueries(client: DatainsClient) {
  const fetchPage = async (
    id: string,
    page: number,
    signal: AbortSignal,
  ): Promise<ProjectFigures | undefined> => {
    const { data } = await client.GET('/api/projects/{id}/figures', {
      params: { path: { id }, query: { page, per_page: PAGE } },
      signal,
    });
    return data;
  };
  return {
    /** `locale` is part of the key, because the service writes the labels. */
    ofProject: (id: string, locale: string) =>
      queryOptions({
        queryKey: [...PROJECTS_KEY, 'figures', id, locale],
        queryFn: async ({ signal }) => {
          const first = await fetchPage(id, 1, signal);
          const pages = Math.min(MAX_PAGES, Math.ceil((first?.total ?? 0) / PAGE));
          const others: (ProjectFigures | undefined)[] = [];
          for (let page = 2; page <= pages; page += 1) {
            others.push(await fetchPage(id, page, signal));
          }
          return joinFigurePages([first, ...others]);
        },
      }),
    /** Labels and parameters by which the jobs of a project fall into groups. They never change. */
    groupings: (id: string) =>
      queryOptions({
        queryKey: [...PROJECTS_KEY, 'groupings', id],
        queryFn: async ({ signal }) => {
          const jobs: Workflow[] = [];
          for (let page = 1, more = true; more && page <= MAX_PAGES; page += 1) {
            const query = { project_id: id, page, per_page: PAGE };
            const { data } = await fetchJobPage(client, query, signal);
            jobs.push(...data);
            more = data.length === PAGE;
          }
          return jobGroupings(jobs);
        },
        staleTime: 'static',
      }),
  };
}
