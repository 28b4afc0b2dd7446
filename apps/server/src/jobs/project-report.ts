import type { Selectable, Transaction } from 'kysely';
import { storageLink } from '../objects/storage-link.ts';
import type { Database } from '../records/database.ts';
import { jobsWithoutResult } from './jobs-without-result.ts';
import { FOLDER_FIELD, type ProjectReportTool } from './project-report-tools.ts';
import type { JobGroup, ProjectState } from './project-status.ts';
import type { Announcement } from './record-writer.ts';
import type { ProjectTable } from './tables.ts';
import { isActive } from './transitions.ts';
import { projectFolder, projectReportFolder } from './work-folders.ts';
import { writeReport } from './write-report.ts';

/** Report that a new project ends in. */
export interface ChosenReport {
  tool: ProjectReportTool;
  /**
   * Values of the app's form: the threshold profile as the program takes it, which is the name of one that ships or the content of one, and
   * the kind of sequencing. Those that the app does not have are absent.
   */
  values: Readonly<Record<string, string>>;
}

/** Form field with the threshold profile. */
export const PROFILE_FIELD = 'threshold_profile';
/** Form field with the kind of sequencing. */
export const SEQUENCING_FIELD = 'sequencing';

/** Stores the report that a new project ends in. */
export async function chooseProjectReport(
  transaction: Transaction<Database>,
  projectId: string,
  { tool: { plugin, version, app, descriptor, fixed }, values }: ChosenReport,
): Promise<void> {
  await transaction
    .insertInto('project_reports')
    .values({
      project_id: projectId,
      plugin_name: plugin,
      plugin_version: version,
      app_name: app.name,
      descriptor: JSON.stringify(descriptor),
      fixed: JSON.stringify({ ...values, ...fixed }),
    })
    .execute();
}

/**
 * Adds the report over all jobs of a project when its last job has ended and at least one has succeeded. Call it in the transaction
 * that stores the end, with the project as it was before, locked: then each end makes exactly one report, whichever server sees it
 * and whenever that server stops.
 */
export async function addProjectReport(
  transaction: Transaction<Database>,
  project: Selectable<ProjectTable>,
  state: ProjectState,
  groups: readonly JobGroup[],
): Promise<Announcement[]> {
  const hasEnded = isActive(project.status) && state.finished && project.mark !== 'On Hold';
  const hasResults = groups.some(({ status, jobs }) => status === 'Succeeded' && jobs > 0);
  if (!hasEnded || !hasResults) return [];
  const chosen = await transaction
    .selectFrom('project_reports')
    .selectAll()
    .where('project_id', '=', project.id)
    .executeTakeFirst();
  if (!chosen) return [];
  const name = project.project_name;
  const { bucket, key } = projectFolder(name);
  const folder = storageLink(bucket, key);
  const { id } = await writeReport(transaction, {
    plugin: chosen.plugin_name,
    version: chosen.plugin_version,
    app: chosen.app_name,
    descriptor: chosen.descriptor,
    payload: {
      name,
      description: `Quality control report for ${name}`,
      [FOLDER_FIELD]: folder,
      ...requestedValues(chosen.fixed),
    },
    sample: {
      ...chosen.fixed,
      ...(await jobsWithoutResult(transaction, project.id)),
      [FOLDER_FIELD]: folder,
      sample_id: name,
    },
    owner: { sub: project.owner_sub, email: project.author },
    project: { id: project.id, group: project.group_name },
    folderOf: (taskId) => projectReportFolder(name, taskId),
  });
  return [
    {
      user: project.owner_sub,
      event: { type: 'task', data: { id, status: 'Submitted', percentage: 0, project_id: project.id } },
    },
  ];
}

/** Chosen values as a request has them, the threshold profile by its id; none for a project of an earlier version. */
function requestedValues({
  [PROFILE_FIELD]: profile,
  [SEQUENCING_FIELD]: sequencing,
}: Readonly<Record<string, string>>): Record<string, string> {
  const id = profile?.startsWith('{') ? (JSON.parse(profile) as { id: string }).id : profile;
  return {
    ...(id !== undefined && { [PROFILE_FIELD]: id }),
    ...(sequencing !== undefined && { [SEQUENCING_FIELD]: sequencing }),
  };
}
