import type { operations } from '@omics-portal/api/datains';
import { signedIn, type OperationHandlers } from '../../../operations/handler.ts';
import { allowedProjectActions } from '../../../jobs/allowed-actions.ts';
import { idempotent } from '../../../jobs/idempotency.ts';
import { jobGroups } from '../../../jobs/project-records.ts';
import { countJobs } from '../../../jobs/project-status.ts';
import { projectRequestFor } from '../../../jobs/transitions.ts';
import { ApiError } from '../../../http/api-error.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { recordChange } from '../../record-change.ts';
import { changeProject } from './change-project.ts';
import { prepareProject } from './create-project.ts';
import { listProjects } from './list-projects.ts';
import { isNameTaken } from '../../../jobs/project-name.ts';
import { findProject, samplesOf, wireProject } from './project-records.ts';

/** Handlers of projects: create, list, read, and stop, restart, archive or delete. */
export function projectHandlers(dependencies: Dependencies) {
  const { audit, db, events, jobs } = dependencies;
  return {
    createProject: signedIn(async (context) => {
      const { caller, body } = context;
      const message = await idempotent(db, 'createProject', context, () =>
        prepareProject(dependencies, context, body),
      );
      events.publish(caller.sub, {
        type: 'project',
        data: {
          id: message.id,
          status: 'Submitted',
          percentage: 0,
          actions: allowedProjectActions({ status: 'Submitted', mark: null }, []),
        },
      });
      jobs.wake();
      return { status: 201, body: { message }, headers: { location: `/projects/${message.id}` } };
    }),

    listProjects: signedIn(async ({ caller, query }) => ({
      status: 200,
      body: await listProjects(db, caller, query),
    })),

    checkProjectName: signedIn(async ({ query }) => {
      const taken = await isNameTaken(db, query.project_name);
      return { status: 200, body: { total: taken ? 1 : 0, page: 1, per_page: 10, data: [] } };
    }),

    getProject: signedIn(async ({ caller, params, query }) => {
      const project = await findProject(db, caller, params.id);
      const samples = query.samples === true ? { samples: await samplesOf(db, project.id) } : {};
      return { status: 200, body: { ...(await wireProject(db, project)), ...samples } };
    }),

    updateProject: signedIn(async ({ caller, params, body, request }) => {
      const project = await findProject(db, caller, params.id);
      // Older clients send percentage and finished time, which are derived from the jobs and ignored here.
      if (body.status === undefined) return { status: 204 };
      const change = projectRequestFor(body.status);
      if (change === undefined)
        throw new ApiError(409, {
          'en-US': `The status ${body.status} cannot be requested: a project gets it from its jobs.`,
          'zh-CN': `不能请求状态 ${body.status}：项目的状态由其作业决定。`,
        });
      await changeProject(dependencies, project, change);
      if (change === 'delete')
        await audit.recordCall(
          { caller, request },
          'deleted',
          `project ${project.project_name} ${project.id}`,
        );
      else
        await recordChange(
          dependencies,
          { caller, request, work: project },
          `${change} project ${project.project_name} ${project.id}`,
        );
      return { status: 204 };
    }),

    getProjectStats: signedIn(async ({ caller, params }) => {
      const project = await findProject(db, caller, params.id);
      const groups = await jobGroups(db, [project.id]);
      return { status: 200, body: countJobs(groups.get(project.id) ?? []) };
    }),
  } satisfies Partial<OperationHandlers<operations>>;
}
