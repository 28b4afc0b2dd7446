import type { StoragePlace } from './storage-link.ts';

/** Bucket of the work folders of jobs. */
const PROJECTS_BUCKET = 'projects';

/** Bucket of uploads for reports, and of the reports made from them. */
const REPORTS_BUCKET = 'tservice';

/** Bucket of what users keep for themselves. */
export const USERS_BUCKET = 'users';

/** Folder of one job, without a slash at the end. */
export function jobFolder(projectName: string, jobId: string): StoragePlace {
  return { bucket: PROJECTS_BUCKET, key: `${projectName}/${jobId}` };
}

/** Folder of a report that was asked for by itself, without a slash at the end. */
export function reportFolder(username: string, taskId: string): StoragePlace {
  return { bucket: REPORTS_BUCKET, key: `${username}/${taskId}` };
}
