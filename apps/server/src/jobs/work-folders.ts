import type { ObjectLocation } from '../objects/storage-link.ts';

/** Bucket of jobs' work folders. */
const PROJECTS_BUCKET = 'projects';

/** Bucket of uploads for reports, and of their reports. */
const REPORTS_BUCKET = 'tservice';

/** Bucket of users' own files. */
export const USERS_BUCKET = 'users';

/** Folder of a job, without a trailing slash. */
export function jobFolder(projectName: string, jobId: string): ObjectLocation {
  return { bucket: PROJECTS_BUCKET, key: `${projectName}/${jobId}` };
}

/** Folder of a report without a job, without a trailing slash. */
export function reportFolder(username: string, taskId: string): ObjectLocation {
  return { bucket: REPORTS_BUCKET, key: `${username}/${taskId}` };
}

/** Folder of the results of a project, with its trailing slash. */
export function projectFolder(projectName: string): ObjectLocation {
  return { bucket: PROJECTS_BUCKET, key: `${projectName}/` };
}

/** Folder of a report over all jobs of a project, without a trailing slash. Who may read the project may read it. */
export function projectReportFolder(projectName: string, taskId: string): ObjectLocation {
  return { bucket: PROJECTS_BUCKET, key: `${projectName}/reports/${taskId}` };
}
