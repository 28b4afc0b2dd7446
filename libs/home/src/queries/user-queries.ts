import { jobCountQuery, notificationQueries, projectQueries, taskQueries } from '@omics-portal/resources';
import type { HomePorts } from '../ports/home-ports';

/** Number of entries that the activity panel reads from each of its lists. */
const ACTIVITY_SIZE = 10;
/** First page of the list of all projects. */
export const PROJECTS_PAGE = { page: 1, perPage: 6 };
const MAX_UPLOADS = 5;

/** Query options of the panels of a signed-in user's home screen, as they are when it opens. */
export function userQueries({ datains, reports }: Pick<HomePorts, 'datains' | 'reports'>) {
  const projects = projectQueries(datains);
  const tasks = taskQueries(reports);
  const activity = { page: 1, perPage: ACTIVITY_SIZE };
  return {
    projectCount: projects.count(),
    jobCount: jobCountQuery(datains),
    reportCount: tasks.count('reports'),
    ongoing: projects.ongoing(),
    projects: projects.list(PROJECTS_PAGE),
    uploads: tasks.newest('uploads', MAX_UPLOADS),
    newestNotifications: notificationQueries(datains).list({ ...activity, unreadOnly: false }),
    newestProjects: projects.list(activity),
    newestReports: tasks.newest('reports', ACTIVITY_SIZE),
  };
}
