/** True for a job, a step, a project, a report or an upload that failed. */
export function hasFailed({ status }: { readonly status?: string | undefined }): boolean {
  return status === 'Failed';
}
