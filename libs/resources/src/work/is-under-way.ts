import type { WorkStatus } from '@omics-portal/api';

/** True while the server may still change the status of a job or project by itself. */
export function isUnderWay(status: WorkStatus): boolean {
  return status === 'Submitted' || status === 'Running' || status === 'Aborting';
}
