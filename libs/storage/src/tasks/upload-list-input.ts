import type { UploadListInput } from '@omics-portal/resources';
import type { UploadTasksSearch } from './upload-tasks-search';

/** Request of the list of uploads for its search parameters. */
export function uploadListInput({
  page = 1,
  perPage = 10,
  status,
  name,
}: UploadTasksSearch): UploadListInput {
  return { page, perPage, status, name };
}
