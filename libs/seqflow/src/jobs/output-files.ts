import { parseStorageLink, type WorkflowDetail } from '@omics-portal/api';

/** Number of files among the outputs of a job, also in nested lists. Numbers, flags and plain texts are no files. */
export function countOutputFiles(outputs: WorkflowDetail['outputs']): number {
  return Object.values(outputs ?? {}).reduce<number>((sum, output) => sum + filesIn(output), 0);
}

function filesIn(output: unknown): number {
  if (Array.isArray(output)) return output.reduce<number>((sum, one) => sum + filesIn(one), 0);
  return typeof output === 'string' && parseStorageLink(output)?.key ? 1 : 0;
}
