import type { operations } from '@omics-portal/api/datains';
import { ApiError } from '../../../http/api-error.ts';
import { signedIn, type OperationHandlers } from '../../../operations/handler.ts';
import { parseStorageLink } from '../../../objects/storage-link.ts';
import { isWorkOfOthers } from '../../../jobs/work-access.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { recordChange } from '../../record-change.ts';
import { findProject } from '../projects/project-records.ts';
import { changeJob } from './change-job.ts';
import { changeJobs } from './change-jobs.ts';
import { jobGroupsOf } from './job-groups.ts';
import { listJobs } from './list-jobs.ts';
import { logHandlers } from './log-handlers.ts';
import { openLog } from './log-subject.ts';
import { queuePosition } from './queue-position.ts';
import { recordLogExport } from './record-log-export.ts';
import { listLogs, readJobFile, readLog } from './workflow-logs.ts';
import { findJob, reportsOf, wireWorkflowDetail } from './workflow-records.ts';

/** Handlers of jobs: list, read, resubmit, stop, and read their logs. */
export function workflowHandlers(dependencies: Dependencies) {
  const { audit, db, objects } = dependencies;
  return {
    listWorkflows: signedIn(async ({ caller, query }) => ({
      status: 200,
      body: await listJobs(db, caller, query),
    })),

    getWorkflow: signedIn(async ({ caller, params }) => {
      const found = await findJob(db, caller, params.id);
      const [reports, position] = await Promise.all([
        reportsOf(db, [found.job.id]),
        found.job.status === 'Submitted' ? queuePosition(db, found.job.id) : null,
      ]);
      const report = reports.get(found.job.id);
      return { status: 200, body: wireWorkflowDetail(found, { report, queuePosition: position }) };
    }),

    updateWorkflow: signedIn(async ({ caller, params, body, request }) => {
      const found = await findJob(db, caller, params.id);
      const { job, project } = found;
      // Older clients send further fields, which are derived from the run and ignored here.
      if (body.status === 'Submitted') await changeJob(dependencies, found, 'resubmit');
      else if (body.status === 'Aborting') await changeJob(dependencies, found, 'stop');
      else if (body.status !== undefined)
        throw new ApiError(409, {
          'en-US': `The status ${body.status} cannot be requested: a job gets it from its run.`,
          'zh-CN': `不能请求状态 ${body.status}：作业的状态由其运行决定。`,
        });
      else return { status: 204 };
      const action = body.status === 'Submitted' ? 'resubmit' : 'stop';
      const subject = `${action} job ${job.sample_id} ${job.id} of project ${project.project_name}`;
      await recordChange(dependencies, { caller, request, work: project }, subject);
      return { status: 204 };
    }),

    listJobGroups: signedIn(async ({ caller, params }) => ({
      status: 200,
      body: await jobGroupsOf(db, (await findProject(db, caller, params.id)).id),
    })),

    updateProjectWorkflows: signedIn(async ({ caller, params, body, request }) => {
      const project = await findProject(db, caller, params.id);
      const result = await changeJobs(dependencies, project, body);
      const action = body.status === 'Submitted' ? 'resubmit' : 'stop';
      const subject = `${action} ${result.changed} jobs of project ${project.project_name} ${project.id}`;
      if (result.changed > 0) await recordChange(dependencies, { caller, request, work: project }, subject);
      return { status: 200, body: result };
    }),

    getWorkflowLogs: signedIn(async ({ caller, params, query, request }) => {
      const found = await findJob(db, caller, params.id);
      const { attempt, key, stream, offset = 0, limit = 65_536 } = query;
      if (stream === undefined) return { status: 200, body: listLogs(found, attempt) };
      const log = openLog(dependencies, found, { attempt, key, stream });
      const body = await readLog(log, { stream, offset, limit });
      if (body.text !== '') await recordLogExport(dependencies, { caller, request, found, log });
      return { status: 200, body };
    }),

    ...logHandlers(dependencies),

    getWorkflowFileContent: signedIn(async ({ caller, params, query, request }) => {
      const found = await findJob(db, caller, params.id);
      const message = await readJobFile(objects, found, parseStorageLink(query.path), query.path);
      if (isWorkOfOthers(caller, found.project))
        await audit.recordCall({ caller, request }, 'exported', query.path);
      return { status: 200, body: { message } };
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}
