import { createDatainsClient, createReportClient } from '@omics-portal/api';
import { aProject, anUploadTask } from '@omics-portal/api-mocks';
import { MutationObserver, QueryClient, type MutationOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { jobCountQuery } from './jobs/job-count-query';
import { jobQueries } from './jobs/job-queries';
import { changeJobs, resubmitJob } from './jobs/change-jobs';
import { markAllNotificationsRead, markNotification } from './notifications/mark-notifications';
import { notificationQueries } from './notifications/notification-queries';
import { changeProject, changeProjects } from './projects/project-actions';
import { projectQueries } from './projects/project-queries';
import { submitProject } from './projects/submit-project';
import { createSubmitOnce } from './submission/submit-once';
import { reportQueries } from './tasks/report-queries';
import { submitReport } from './tasks/submit-report';
import { taskQueries } from './tasks/task-queries';
import { checkDataset, registerDataset } from './tasks/upload-mutations';
import { uploadQueries } from './tasks/upload-queries';
import { readUploadTask, type OpenTask } from './tasks/upload-task';

const options = {
  locale: () => 'en-US',
  baseUrl: 'http://portal.test',
  fetch: () => Promise.resolve(Response.json({ message: { id: '1' }, data: { upload_link: 'a' }, total: 0 })),
};
const datains = createDatainsClient(options);
const report = createReportClient(options);
const attempts = { load: () => null, save: () => undefined, clear: () => undefined };
const submitOnce = <Result>() => createSubmitOnce<Result>({ attempts, newId: () => 'k' });
const project = aProject();
const aProjectSubmit = {
  project_name: project.project_name,
  app_id: project.app_id,
  app_name: project.app_name,
  author: project.author,
  samples: [],
};
const upload = readUploadTask(anUploadTask()) as OpenTask;

/** Lists that different screens show, by the names of the screens' contents. */
const LISTS = {
  'project list': projectQueries(datains).list({ page: 1, perPage: 10 }),
  'dashboard: ongoing': projectQueries(datains).ongoing(),
  'dashboard: projects': projectQueries(datains).count(),
  'job list': jobQueries(datains).list({ projectId: project.id, page: 1, perPage: 10 }),
  'dashboard: jobs': jobCountQuery(datains),
  'report list': reportQueries(report).list({ page: 1, pageSize: 10 }),
  'dashboard: reports': taskQueries(report).count('reports'),
  'dashboard: uploads': taskQueries(report).newest('uploads', 5),
  'upload list': uploadQueries(report).list({ page: 1, perPage: 10 }),
  bell: notificationQueries(datains).list({ page: 1, perPage: 10, unreadOnly: true }),
};
const WORK = ['project list', 'dashboard: ongoing', 'dashboard: projects', 'job list', 'dashboard: jobs'];

/** Runs a mutation with its variables. */
const run =
  <Data, Variables>(mutation: MutationOptions<Data, Error, Variables>, variables: Variables) =>
  (queryClient: QueryClient): Promise<unknown> =>
    new MutationObserver(queryClient, mutation).mutate(variables);

interface Case {
  readonly title: string;
  readonly mutate: (queryClient: QueryClient) => Promise<unknown>;
  readonly refetched: readonly string[];
}

test.each<Case>([
  { title: 'a stop', mutate: run(changeProject(datains, project.id), 'stop'), refetched: WORK },
  {
    title: 'a stop of several',
    mutate: run(changeProjects(datains), { ids: [project.id], change: 'stop' }),
    refetched: WORK,
  },
  { title: 'a resubmission', mutate: run(resubmitJob(datains), 'j'), refetched: WORK },
  {
    title: 'a resubmission of all',
    mutate: run(changeJobs(datains, project.id), {
      action: 'resubmit',
      jobs: { filter: { status: 'Failed' } },
    }),
    refetched: WORK,
  },
  {
    title: 'a new project',
    mutate: run(submitProject(datains, submitOnce()), aProjectSubmit),
    refetched: WORK,
  },
  {
    title: 'a new report',
    mutate: run(submitReport(report, 'quartet-protqc-report', submitOnce()), {
      content: () =>
        Promise.resolve({ name: 'batch', data_file: 'minio://b/d', metadata_file: 'minio://b/m' }),
      signal: new AbortController().signal,
    }),
    refetched: ['report list', 'dashboard: reports'],
  },
  {
    title: 'a registered dataset',
    mutate: run(registerDataset(report), {
      name: 'rna_run1',
      email: 'ada@example.org',
      manager: 'ada',
      data_type: 'transcriptomics',
      description: '',
    }),
    refetched: ['upload list', 'dashboard: uploads'],
  },
  {
    title: 'a checked dataset',
    mutate: run(checkDataset(report), upload),
    refetched: ['upload list', 'dashboard: uploads'],
  },
  {
    title: 'a read notification',
    mutate: run(markNotification(datains), { id: 1, status: 'Read' }),
    refetched: ['bell'],
  },
  {
    title: 'all notifications read',
    mutate: run(markAllNotificationsRead(datains), undefined),
    refetched: ['bell'],
  },
])('$title refetches every list that shows it', async ({ mutate, refetched }) => {
  const queryClient = new QueryClient();
  for (const { queryKey } of Object.values(LISTS)) {
    queryClient.setQueryData<unknown>(queryKey, {});
  }
  await mutate(queryClient).catch(() => undefined);
  const stale = Object.entries(LISTS).filter(
    ([, { queryKey }]) => queryClient.getQueryState(queryKey)?.isInvalidated,
  );
  expect(stale.map(([name]) => name).toSorted()).toEqual(refetched.toSorted());
});
